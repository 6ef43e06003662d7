import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

type Mounted = IncomingMessage & { originalUrl: string };

/**
 * Lets a Node request listener answer a standard request without a port in between, so that the demo provider is part
 * of the same `fetch` as the API: for browsers, for the server's own calls to it, and in tests. `mountPath` is taken off
 * the address, which is how such listeners know where they are mounted.
 */
export async function fetchFromNode(
  listener: RequestListener,
  request: Request,
  mountPath: string,
): Promise<Response> {
  const url = new URL(request.url);
  const incoming = new IncomingMessage(new Socket()) as Mounted;
  incoming.method = request.method;
  incoming.originalUrl = url.pathname + url.search;
  incoming.url = incoming.originalUrl.slice(mountPath.length) || '/';
  const body = Buffer.from(await request.arrayBuffer());
  incoming.headers = {
    ...Object.fromEntries(request.headers),
    host: url.host,
    'x-forwarded-host': url.host,
    'x-forwarded-proto': url.protocol.slice(0, -1),
    ...(body.byteLength > 0 ? { 'content-length': String(body.byteLength) } : {}),
  };
  incoming.push(body);
  incoming.push(null);

  const outgoing = new ServerResponse(incoming);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  return new Promise((resolve) => {
    outgoing.write = (chunk: unknown) => {
      collect(chunk);
      return true;
    };
    outgoing.end = (chunk?: unknown) => {
      collect(chunk);
      const headers = new Headers();
      for (const [name, value] of Object.entries(outgoing.getHeaders()))
        for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
      const hasBody = ![204, 304].includes(outgoing.statusCode) && request.method !== 'HEAD';
      resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status: outgoing.statusCode, headers }));
      return outgoing;
    };
    listener(incoming, outgoing);
  });
}
