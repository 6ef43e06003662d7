/** The bench at work: one drawing, anchored to its bench line so that a phone shows the glassware and a laptop the shelf too. */
export function BenchScene() {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <rect width="600" height="600" fill="#064846" />
      <circle cx="300" cy="430" r="250" fill="#09615e" opacity="0.55" />
      <circle cx="300" cy="430" r="160" fill="#127a77" opacity="0.4" />
      <Shelf />
      <g strokeLinecap="round" strokeLinejoin="round">
        <Burette />
        <Flask />
        <TubeRack />
        <Beaker />
      </g>
      <path d="M40 528h520" stroke="#d8f5f3" strokeWidth="14" strokeLinecap="round" />
      <path d="M92 535v90M508 535v90" stroke="#84d5d1" strokeWidth="14" />
    </svg>
  );
}

function Shelf() {
  return (
    <g>
      <path d="M150 172h300" stroke="#2d9f9b" strokeWidth="8" strokeLinecap="round" />
      <rect x="186" y="112" width="44" height="56" rx="8" fill="#127a77" />
      <rect x="196" y="98" width="24" height="16" rx="3" fill="#56bcb9" />
      <rect x="192" y="132" width="32" height="18" rx="2" fill="#d8f5f3" />
      <rect x="248" y="92" width="36" height="76" rx="8" fill="#2d9f9b" />
      <rect x="256" y="78" width="20" height="16" rx="3" fill="#84d5d1" />
      <rect x="253" y="118" width="26" height="18" rx="2" fill="#eefbfa" />
      <rect x="302" y="120" width="52" height="48" rx="8" fill="#a46607" />
      <rect x="314" y="106" width="28" height="16" rx="3" fill="#f3b03b" />
      <rect x="309" y="136" width="38" height="16" rx="2" fill="#fff9ec" />
      <rect x="372" y="104" width="40" height="64" rx="8" fill="#127a77" />
      <rect x="381" y="90" width="22" height="16" rx="3" fill="#56bcb9" />
      <rect x="377" y="126" width="30" height="18" rx="2" fill="#d8f5f3" />
    </g>
  );
}

function Burette() {
  return (
    <g>
      <path d="M270 520h92M290 520V262" stroke="#84d5d1" strokeWidth="8" />
      <path d="M290 318h42" stroke="#84d5d1" strokeWidth="6" />
      <path d="M332 262v106l7 16v14h4v-14l7-16V262" fill="#09615e" stroke="#d8f5f3" strokeWidth="5" />
      <path d="M335 302h12v64l-6 12-6-12z" fill="#56bcb9" />
      <circle cx="341" cy="409" r="4" fill="#84d5d1" />
    </g>
  );
}

function Flask() {
  return (
    <g>
      <path d="M327 472h30l19 37a8 8 0 0 1-7 11h-54a8 8 0 0 1-7-11z" fill="#56bcb9" />
      <path
        d="M326 424h30M330 424v42l-23 44a7 7 0 0 0 6 10h56a7 7 0 0 0 6-10l-23-44v-42"
        fill="none"
        stroke="#eefbfa"
        strokeWidth="5"
      />
    </g>
  );
}

function TubeRack() {
  const fills = [38, 58, 26];
  return (
    <g>
      {fills.map((height, index) => (
        <g key={height} transform={`translate(${126 + index * 36} 0)`}>
          <path
            d={`M3 ${508 - height}h16v${height - 8}a8 8 0 0 1-16 0z`}
            fill={index === 1 ? '#f3b03b' : '#84d5d1'}
          />
          <path d="M-2 418h26M1 418v82a10 10 0 0 0 20 0v-82" fill="none" stroke="#eefbfa" strokeWidth="5" />
        </g>
      ))}
      <path d="M112 452h122M118 452v68M228 452v68" stroke="#2d9f9b" strokeWidth="8" />
    </g>
  );
}

function Beaker() {
  return (
    <g>
      <path d="M411 470h72v38a10 10 0 0 1-10 10h-52a10 10 0 0 1-10-10z" fill="#2d9f9b" />
      <path
        d="M400 420l8 10v78a12 12 0 0 0 12 12h54a12 12 0 0 0 12-12v-88z"
        fill="none"
        stroke="#eefbfa"
        strokeWidth="5"
      />
      <path d="M470 444h14M470 462h14M470 480h14" stroke="#eefbfa" strokeWidth="4" />
    </g>
  );
}
