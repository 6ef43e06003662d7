"""
OpenStack Swift with its S3 face, whole and in one process: proxy, account, container and object server on free ports
of this machine, one device, one copy. Its real code checks signatures, joins multipart uploads and lists buckets.

    peladen.py FOLDER ACCESS_KEY SECRET      prints the port of the S3 face once it answers
"""

import os
import sys

import eventlet
import eventlet.tpool

eventlet.monkey_patch()

from array import array  # noqa: E402

from eventlet import wsgi  # noqa: E402
from paste.deploy import loadapp  # noqa: E402
from swift.common import utils  # noqa: E402

folder, access_key, secret = sys.argv[1:]
account, user = access_key.split(":")
os.makedirs(os.path.join(folder, "device", "sda"), exist_ok=True)

utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
with open(utils.SWIFT_CONF_FILE, "w") as conf:
    conf.write("[swift-hash]\nswift_hash_path_suffix = uji\n[storage-policy:0]\nname = satu\ndefault = yes\n")

from swift.common import storage_policy  # noqa: E402
from swift.common.ring import RingData  # noqa: E402

utils.validate_hash_conf()
storage_policy.reload_storage_policies()


class Memory:
    """What the proxy keeps in memcached, for the one process there is."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        return self.kept.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.kept[key] = value

    def delete(self, key, server_key=None):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, time=0):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]


def with_memory(app, memory):
    def call(environ, start_response):
        environ["swift.cache"] = memory
        return app(environ, start_response)

    return call


common = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}/device
mount_check = false
log_level = ERROR
bind_ip = 127.0.0.1
"""
storage = """
[app:main]
use = egg:swift#{kind}
fallocate_reserve = 0
"""
proxy = f"""
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth bulk copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


def serve(kind, text, wrap=lambda app: app):
    path = os.path.join(folder, f"{kind}.conf")
    with open(path, "w") as conf:
        conf.write(common + text)
    app = wrap(loadapp(f"config:{path}", global_conf={"log_name": kind}))
    eventlet.spawn(wsgi.server, sockets[kind], app, open(os.devnull, "w"), max_size=200, log_output=False)


sockets = {kind: eventlet.listen(("127.0.0.1", 0)) for kind in ("account", "container", "object", "proxy")}
for kind in ("account", "container", "object"):
    port = sockets[kind].getsockname()[1]
    device = {"id": 0, "zone": 0, "region": 1, "device": "sda", "ip": "127.0.0.1", "port": port, "weight": 1.0}
    device.update(replication_ip="127.0.0.1", replication_port=port, meta="")
    RingData([array("H", [0] * 4)], [device], 30).save(os.path.join(folder, f"{kind}.ring.gz"))
    serve(kind, storage.format(kind=kind))
serve("proxy", proxy, lambda app: with_memory(app, Memory()))
print(sockets["proxy"].getsockname()[1], flush=True)
# Whoever started us holds the other end: when they are gone, so are we.
eventlet.tpool.execute(sys.stdin.read)
