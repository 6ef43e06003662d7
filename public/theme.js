// Runs before the first paint, as a file because the content security policy forbids inline scripts.
// Same key and attribute as Mantine, so that React finds the scheme already set and nothing flashes.
(function () {
  var root = document.documentElement;
  var device = window.matchMedia('(prefers-color-scheme: dark)');

  var stored = null;
  try {
    stored = window.localStorage.getItem('mantine-color-scheme-value');
  } catch (_) {
    // Storage may be closed to us; the device's own choice is good enough.
  }

  // The browser's bar continues the top bar: palette white and dark-7, whatever the device itself prefers.
  function paintBar() {
    var color = root.getAttribute('data-mantine-color-scheme') === 'dark' ? '#22201e' : '#ffffff';
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.setAttribute('content', color);
    });
  }

  var scheme = stored === 'light' || stored === 'dark' ? stored : device.matches ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', scheme);
  paintBar();

  // The largest thing on the page to sign in on; asked for by its own script it would come last.
  if (window.location.pathname === '/login') {
    var scene = document.createElement('link');
    scene.rel = 'preload';
    scene.as = 'image';
    scene.href = '/meja.svg';
    document.head.append(scene);
  }

  // Later changes (the switch, the device at dusk) go through Mantine, which moves the attribute.
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
})();
