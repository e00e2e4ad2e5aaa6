/** Engravings of the inventions, one each, in a square of 64. */

/** `wash` is laid on with the brush, `ink` is drawn with the pen, `fine` hatched, `dots` stippled. */
export interface Drawing {
  wash?: string;
  ink: string;
  fine?: string;
  dots?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Short strokes around a centre: ticks of a dial, spokes, rays. */
function around(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * (i + turn)) / count;
    const at = (r: number) =>
      `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
    path += `M${at(from)}L${at(to)}`;
  }
  return path;
}

export const EMBLEMS: Record<string, Drawing> = {
  // Age I
  axe: {
    wash: 'M28 13C35 5 50 6 57 16c2 7-1 15-7 19-4-6-11-11-22-13z',
    ink: 'M28 13C35 5 50 6 57 16c2 7-1 15-7 19-4-6-11-11-22-13zM33 23 15 56l6 3 19-33',
    fine: 'M44 10l8 20M48 10l6 15M40 9l7 16M36 10l4 9M31 27l7 4M29 31l7 4M20 50l4 2',
  },
  bow: {
    wash: 'M14 8C42 8 56 22 56 50 52 28 36 12 14 8z',
    ink: 'M14 8C42 8 56 22 56 50M14 8 56 50M14 8c22 4 38 20 42 42M8 56 55 9M55 9l-10 2 8 8zM8 56l1-8M8 56l8-1M13 51l1-8M13 51l8-1',
    fine: 'M40 17l-3 3M47 24l-3 3',
  },
  canoe: {
    wash: 'M3 30c8 18 50 18 58 0-12 7-46 7-58 0z',
    ink: 'M3 30c8 18 50 18 58 0-12 7-46 7-58 0zM44 6 30 40M45 5c4-3 7-1 6 4-1 4-4 7-8 7-3-2-2-7 2-11z',
    fine: 'M14 36v4M22 37v6M32 38v6M42 37v6M50 36v4M4 52q5-4 10 0t10 0 10 0 10 0 10 0M14 58q5-4 10 0t10 0 10 0',
  },
  wheel: {
    wash: `${circle(32, 32, 26)}${circle(32, 32, 19)}`,
    ink: `${circle(32, 32, 26)}${circle(32, 32, 19)}${circle(32, 32, 6)}${around(32, 32, 6, 19, 8)}`,
    fine: `${around(32, 32, 20, 25, 24, 0.5)}${circle(32, 32, 2)}`,
  },
  smoke_signals: {
    wash: 'M20 37a6 6 0 0 1 2-11 9 9 0 0 1 17 0 6 6 0 0 1 3 11zM26 18a4.5 4.5 0 0 1 2-8 7 7 0 0 1 13 0 4.5 4.5 0 0 1 2 8z',
    ink: 'M20 37a6 6 0 0 1 2-11 9 9 0 0 1 17 0 6 6 0 0 1 3 11zM26 18a4.5 4.5 0 0 1 2-8 7 7 0 0 1 13 0 4.5 4.5 0 0 1 2 8zM15 60l34-7M15 53l34 7M32 53c-6-4-4-8 0-12 4 4 6 8 0 12z',
    fine: 'M25 33h11M29 29h8M31 15h8M33 12h5M45 6q4-3 7 0M46 24q5-3 9 0M12 12q4-3 8 0',
  },
  papyrus: {
    wash: 'M15 19h34v27H15z',
    ink: 'M12 9h40a5 5 0 0 1 0 10H12a5 5 0 0 1 0-10zM12 46h40a5 5 0 0 1 0 10H12a5 5 0 0 1 0-10zM15 19v27M49 19v27',
    fine: 'M20 25q4-4 8 0-4 4-8 0zM32 23v5M36 25h9M20 33q2-3 4 0t4 0 4 0M37 31h7v4h-7zM20 40h10M34 42l3-4 3 4 3-4M10 14h4M50 14h4M10 51h4M50 51h4',
    dots: 'M24 25h.01',
  },
  flute: {
    wash: 'M7 51 47 11l6 6-40 40z',
    ink: 'M7 51 47 11l6 6-40 40a4 4 0 0 1-6-6zM47 11l4-4 6 6-4 4',
    fine: 'M14 44l6 6M41 17l6 6M12 20v-9l9-2v9M12 20a3 2.4 0 1 1-3-2.4M21 18a3 2.4 0 1 1-3-2.4',
    dots: 'M24 40h.01M30 34h.01M36 28h.01M18 46h.01',
  },
  dice: {
    wash: 'M5 33l16-9 16 9-16 9zM37 16l11-6 11 6-11 6z',
    ink: 'M5 33l16-9 16 9v17l-16 9-16-9zM5 33l16 9 16-9M21 42v17M37 16l11-6 11 6v13l-11 6-11-6zM37 16l11 6 11-6M48 22v13',
    fine: 'M24 57l10-6M24 54l10-6M50 33l7-4',
    dots: 'M21 33h.01M14 33h.01M28 33h.01M9 41h.01M13 47h.01M17 53h.01M48 16h.01M41 23h.01M44 29h.01M29 45h.01',
  },
  sundial: {
    wash: 'M4 46a28 11 0 1 0 56 0a28 11 0 1 0-56 0z',
    ink: 'M4 46a28 11 0 1 0 56 0a28 11 0 1 0-56 0zM30 47V18l16 31z',
    fine: `M9 46a23 8 0 1 0 46 0M30 47l-18 5M30 47l-9 8M31 48v9M32 48l10 7M33 47l18 5M33 26v21M36 31v17M39 37v11M42 43v6${circle(12, 13, 5)}${around(12, 13, 7.5, 11, 10)}`,
  },
  water_clock: {
    wash: 'M35 47h20l-2 12H37zM15 13h19l-2 9H17z',
    ink: 'M12 6h25l-4 18H16zM33 20l8 3v3M32 36h26l-4 23H36zM8 28h30M12 28v32M34 28v5',
    fine: 'M35 47h20M38 42h4M38 47h4M38 52h4M15 13h19M12 40h6M12 50h6',
    dots: 'M41 31h.01M41 37h.01',
  },
  fire: {
    wash: 'M32 4c3 11 17 16 17 32a17 17 0 0 1-34 0c0-9 5-13 7-19 4 3 5 6 5 9 4-6 6-12 5-22z',
    ink: 'M32 4c3 11 17 16 17 32a17 17 0 0 1-34 0c0-9 5-13 7-19 4 3 5 6 5 9 4-6 6-12 5-22zM32 29c3 6 8 8 8 14a8 8 0 0 1-16 0c0-6 5-8 8-14zM10 60l44-8M10 52l44 8',
    fine: 'M44 30q3 8-2 14M20 30q-3 8 2 14M32 38v9M29 42v5M35 42v5',
  },
  oil_lamp: {
    wash: 'M10 33c1 12 10 17 20 17 11 0 18-5 22-12 3-5 6-6 9-6-4-4-10-3-14 0-4 3-8 3-12 1z',
    ink: 'M10 33c1 12 10 17 20 17 11 0 18-5 22-12 3-5 6-6 9-6-4-4-10-3-14 0-4 3-8 3-12 1zM12 40C0 36 1 22 11 26c2 1 3 3 2 5M24 50l-5 8h22l-5-8M16 33c0-7 14-7 14 0M23 27v-3M59 30c-4-4-3-9 0-14 4 5 5 10 0 14z',
    fine: 'M16 40q14 8 30-1M20 44q10 5 20 1M24 47h10',
  },
  // Age II
  crossbow: {
    wash: 'M29 18h6v42h-6z',
    ink: 'M29 18h6v42h-6zM4 28C12 8 52 8 60 28M4 28l28 8 28-8M4 28C14 14 50 14 60 28M32 36V4M28 9l4-6 4 6M35 46l7 6-5 2',
    fine: 'M29 44h6M29 48h6M29 54h6M25 17h14M12 20l2 3M52 20l-2 3M18 16l1 4M46 16l-1 4',
  },
  pistol: {
    wash: 'M38 18h8c5 0 7 3 9 8l6 21c1 6-8 8-11 3L42 32H30l-4-4H4V18z',
    ink: 'M38 18h8c5 0 7 3 9 8l6 21c1 6-8 8-11 3L42 32H30l-4-4H4V18zM40 18l1-8 7-2-3 10M30 32c0 9 11 9 12 1M35 32l-1 5M52 52l8-3',
    fine: 'M4 23h30M12 18v10M20 18v10M45 26l9 21M49 25l9 20M48 8l4-3',
  },
  hot_air_balloon: {
    wash: 'M32 3c14 0 22 10 22 21 0 5-2 9-5 13H15c-3-4-5-8-5-13C10 13 18 3 32 3z',
    ink: 'M32 3c14 0 22 10 22 21 0 11-10 17-14 24H24c-4-7-14-13-14-24C10 13 18 3 32 3zM27 53h10v8H27zM24 48l3 5M40 48l-3 5M11 22h42M14 36h36',
    fine: 'M32 3c-9 9-10 30-4 45M32 3c9 9 10 30 4 45M11 22q3 6 7 0 4 6 9 0 5 6 10 0 5 6 9 0 4 6 7 0M27 57h10M30 53v8M34 53v8',
  },
  caravel: {
    wash: 'M23 8C12 15 7 25 7 33h16zM43 14c-10 7-14 15-14 21h14z',
    ink: 'M6 42h42l2-6h9l-6 20H15zM23 42V5M43 42V11M23 8C12 15 7 25 7 33h16M43 14c-10 7-14 15-14 21h14M23 5l8 2-8 3',
    fine: 'M16 18v9M12 22.5h8M10 47h44M12 51h41M3 60q5-4 10 0t10 0 10 0 10 0 10 0 8-1',
    dots: 'M22 47h.01M32 47h.01M42 47h.01',
  },
  printing_press: {
    wash: 'M12 6h40v8H12zM10 46h44v6H10zM22 35h20v6H22z',
    ink: 'M12 6h40v8H12zM16 14v46M48 14v46M10 46h44v6H10zM22 35h20v6H22zM29 14v21M35 14v21M35 26l20-7M8 60h48M16 28h13M35 28h13',
    fine: 'M29 18l6 2M29 22l6 2M29 30l6 2M18 9h28M14 49h36M26 46v-3h12v3',
    dots: 'M55 19h.01',
  },
  optical_telegraph: {
    wash: 'M23 62V40h18v22zM20 40l12-8 12 8z',
    ink: 'M23 62V40h18v22M20 40l12-8 12 8zM32 32V8M29 62V52h6v10M10 62h44M12 20 52 10l1 4-40 10zM12 20 8 6l4-1 3 14M53 14l6 13-4 2-5-14',
    fine: 'M26 45h4v4h-4zM34 45h4v4h-4zM20 18l2 4M30 16l2 4M40 13l2 4M32 32l-8 6M32 32l8 6',
  },
  fireworks: {
    wash: `${circle(36, 22, 11)}${circle(14, 40, 6)}`,
    ink: `${around(36, 22, 5, 14, 12)}${around(14, 40, 3, 8, 8)}M36 40C35 49 31 55 25 61M14 51c1 4 3 7 6 10`,
    fine: `${around(36, 22, 8, 18, 12, 0.5)}${around(52, 48, 2, 6, 8)}M52 56c-2 3-5 4-9 5`,
    dots: 'M36 4.5h.01M45 7h.01M52 13h.01M54 22h.01M27 7h.01M20 13h.01M18 22h.01M20 31h.01M52 31h.01',
  },
  piano: {
    wash: 'M8 30C8 10 22 16 30 10 38 5 50 3 57 8v22z',
    ink: 'M8 30C8 10 22 16 30 10 38 5 50 3 57 8v22zM5 36h54v9H5zM10 45l2 16M54 45l-2 16M32 45v9M28 58h8M46 36 30 12M5 36v-6h54v6',
    fine: 'M12 36v9M18 36v9M24 36v9M30 36v9M36 36v9M42 36v9M48 36v9M54 36v9M14 22l6 8M20 17l9 13M50 10v20',
  },
  hourglass: {
    wash: 'M21 18h22c-1 6-8 10-11 14-3-4-10-8-11-14zM18 53c1-7 9-9 14-10 5 1 13 3 14 10z',
    ink: 'M13 4h38v6H13zM13 53h38v7H13zM18 10c0 14 12 15 12 22s-12 8-12 21M46 10c0 14-12 15-12 22s12 8 12 21',
    fine: 'M15 10v43M49 10v43M32 32v11M21 18h22M17 7h30M17 56h30M26 48h12M23 51h18',
  },
  pendulum_clock: {
    wash: 'M19 8h26v20H19zM20 52h24v10H20z',
    ink: `M16 8 32 2l16 6zM19 8h26v20H19zM22 28h20v24H22zM18 52h28v10H18z${circle(32, 18, 8)}M32 18v-5M32 18l4 2M32 30v13${circle(32, 46, 3.5)}`,
    fine: `${around(32, 18, 6.5, 8, 12)}M26 30v20M38 30v20M22 57h20`,
  },
  windmill: {
    wash: 'M32 24 14 4 8 10zM32 24 54 6l-6-4zM32 24 50 44l6-6zM32 24 10 42l6 5z',
    ink: 'M25 62l3-34M39 62l-3-34M18 62h28M30 62V52h5v10M26 29c0-7 2-10 6-10s6 3 6 10zM32 24 14 4 8 10zM32 24 54 6l-6-4zM32 24 50 44l6-6zM32 24 10 42l6 5z',
    fine: 'M12 6l3 5M17 9l-5 4M49 5l4 4M44 9l3 3M52 41l-4-4M47 38l3-3M14 44l3-4M13 39l4 4M30 42h4',
  },
  gas_lighting: {
    wash: 'M20 15h24l-5 20H25z',
    ink: 'M17 15 32 4l15 11zM20 15h24l-5 20H25zM32 35v22M22 40h20M24 61h16M27 57h10l3 4H24zM32 31c-5-4-3-8 0-12 3 4 5 8 0 12z',
    fine: 'M32 15v2M26 15l2 20M38 15l-2 20M10 10l3 3M54 10l-3 3M8 22h5M51 22h5M11 34l4-2M49 32l4 2M30 44h4M30 50h4',
    dots: 'M32 4h.01',
  },
  // Age III
  gatling: {
    wash: 'M36 14h16v20H36z',
    ink: `M36 14h16v20H36zM4 17h32M4 21h32M4 26h32M4 30h32M8 15v17M22 15v17M52 22h7v8${circle(38, 47, 13)}${circle(38, 47, 3)}${around(38, 47, 3, 13, 8)}M46 47l16 13M44 34v4M42 14V6h8v8`,
    fine: 'M40 18h8M40 22h8M40 26h8M40 30h8M59 30h.01',
    dots: 'M59 31h.01',
  },
  revolver: {
    wash: 'M30 14h15v15H30z',
    ink: 'M4 14h26v8H4zM30 14h15v15H30zM45 16c7 0 9 3 10 8l6 23c1 6-9 8-11 2l-4-15H30l-4-5v-7M28 34c0 10 12 10 14 0M35 34l-2 5M46 16l2-7 6-2-3 9M30 22H14v5h14',
    fine: 'M30 19h15M30 24h15M49 28l6 20M52 26l6 20M6 14v-3h4v3',
    dots: 'M40 31h.01',
  },
  automobile: {
    wash: 'M5 36h38l12 2v7H5z',
    ink: `M5 36h38l12 2v7H5zM24 36V22h4l3 11h14M10 36l5-16 6-1M5 36V18c10-8 26-8 36-3M41 15l3 18${circle(16, 48, 11)}${circle(48, 50, 9)}`,
    fine: `${around(16, 48, 0, 11, 12)}${around(48, 50, 0, 9, 10)}M24 27h5M57 40h4`,
    dots: 'M58 40h.01',
  },
  zeppelin: {
    wash: 'M3 27C10 13 44 10 58 22c3 3 3 7 0 10C44 44 10 41 3 27z',
    ink: 'M3 27C10 13 44 10 58 22c3 3 3 7 0 10C44 44 10 41 3 27zM9 20 3 11h10l6 5M9 34l-6 9h10l6-5M24 41l3 8h14l3-8M14 48h7v5h-7z',
    fine: 'M3 27h58M22 15c-4 8-4 16 0 24M34 14c-3 8-3 17 0 26M46 16c3 7 3 15 0 22M31 45h.01M7 58q6-4 12 0t12 0M40 58q6-4 12 0',
    dots: 'M31 45h.01M35 45h.01M39 45h.01',
  },
  telephone: {
    wash: 'M32 22 48 12v24zM14 16h8v28h-8z',
    ink: 'M32 22 48 12v24L32 27zM28 58V28h6v30M16 62c0-6 8-8 15-8s15 2 15 8zM28 32H18M14 16h8v28h-8zM12 44h12l-2 5H14zM12 16h12l-2-5H14zM28 28v-6h6v6',
    fine: 'M18 49c0 8 2 10 4 12M52 16q4 8 0 16M56 12q7 12 0 24M37 22v5M42 18v12M30 34v18',
  },
  radio: {
    wash: `M11 60V28C11 13 21 4 32 4s21 9 21 24v32z`,
    ink: `M11 60V28C11 13 21 4 32 4s21 9 21 24v32zM8 60h48M18 36V28c0-10 6-17 14-17s14 7 14 17v8z${circle(32, 47, 5)}`,
    fine: 'M23 18v18M27.5 13v23M32 11v25M36.5 13v23M41 18v18M18 28h28M32 47l3-3M15 60v-4h34v4',
    dots: 'M20 48h.01M44 48h.01',
  },
  photography: {
    wash: 'M34 10h18v24H34zM34 13 20 16v12l14 3z',
    ink: 'M34 10h18v24H34zM34 13 20 16v12l14 3M12 17h8v10h-8zM8 15h4v14H8zM38 34 22 62M42 34v28M46 34l14 28M32 34h22v3H32z',
    fine: 'M24 15v14M28 14v16M31 13.5v17M52 14h6v12l-4 8M29 50h27M38 14h10M38 18h10M38 22h10',
  },
  phonograph: {
    wash: 'M28 34C36 30 42 18 42 4c11 5 19 14 20 26-12-2-24 2-30 8z',
    ink: 'M28 34C36 30 42 18 42 4c11 5 19 14 20 26-12-2-24 2-30 8zM6 46h38v14H6zM10 46c0-6 30-6 30 0M28 34l-4 8M32 38l-6 5M44 54h8v-6M42 4c0 14 8 24 20 26',
    fine: 'M34 32C42 26 47 18 48 8M36 34c6-5 12-9 21-12M10 52h30M10 56h30M16 44h18M3 60h44',
    dots: 'M52 47h.01',
  },
  pocket_watch: {
    wash: circle(32, 39, 17),
    ink: `${circle(32, 39, 21)}${circle(32, 39, 17)}M28 18v-5h8v5${circle(32, 8, 5)}M32 39V28M32 39l8 4`,
    fine: `${around(32, 39, 13.5, 17, 12)}${circle(32, 49, 4)}M37 8c10-4 20 0 22 8M32 49v-3`,
    dots: 'M32 39h.01',
  },
  stopwatch: {
    wash: 'M32 39V21a18 18 0 0 1 15.6 27z',
    ink: `${circle(32, 39, 21)}M28 18v-6h8v6M26 6h12v6H26zM46 22l5-5M49 14l5 5-3 3-5-5zM18 22l-5-5M15 14l-5 5 3 3 5-5zM32 39l10 6`,
    fine: `${around(32, 39, 15, 19, 12)}${around(32, 39, 17.5, 19, 60)}${circle(32, 31, 4)}M32 31v-3M3 34h5M2 40h5M3 46h5`,
    dots: 'M32 39h.01',
  },
  light_bulb: {
    wash: 'M32 5c12 0 19 8 19 18 0 8-7 12-9 20H22c-2-8-9-12-9-20C13 13 20 5 32 5z',
    ink: 'M32 5c12 0 19 8 19 18 0 8-7 12-9 20H22c-2-8-9-12-9-20C13 13 20 5 32 5zM27 43l-3-17 4 4 4-6 4 6 4-4-3 17M23 47h18M23 51h18M26 55h12M29 59h6',
    fine: 'M18 20q2-9 10-11M5 24H1M8 10 5 7M59 24h4M56 10l3-3M9 38l-4 3M55 38l4 3',
  },
  battery: {
    wash: 'M19 14h26v6H19zM19 26h26v6H19zM19 38h26v6H19zM19 50h26v6H19z',
    ink: 'M19 14h26v6H19zM19 20h26v6H19zM19 26h26v6H19zM19 32h26v6H19zM19 38h26v6H19zM19 44h26v6H19zM19 50h26v6H19zM14 8h36v5H14zM12 57h40v4H12zM16 13v44M48 13v44',
    fine: 'M32 8V3h12c8 0 14 6 14 14v10M19 53H8c-4 0-5-4-5-8V30M23 17h18M23 29h18M23 41h18M23 53h18M55 30l3-3 3 3M0 30h6',
    dots: 'M58 32h.01M3 27h.01',
  },
};
