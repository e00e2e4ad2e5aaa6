import { rays, repeat, ring } from '../kit/art/drawing';

/** An emblem for each invention, after the manner of Leonardo's sheets: ink lines, fine hatching, a wash.
 * Drawn on a field of 64. */
export interface Emblem {
  /** Filled with a thin wash of pigment. */
  wash: string;
  /** The outlines. */
  ink: string;
  /** Ropes, hatching, motion. */
  fine: string;
}

const hatch = (x: number, y: number, count: number, step: number, dx: number, dy: number): string =>
  repeat(x, y, count, step, 0, `l${dx} ${dy}`);

export const EMBLEMS: Record<number, Emblem> = {
  // Automatic hammer: a cam wheel lifts the beam, the head falls on the anvil.
  1: {
    wash: 'M36 44h22c0 3-3 5-7 5v4h4v4H38v-4h4v-4c-4 0-6-2-6-5Z M44 20h12v13H44z',
    ink: `M36 44h22c0 3-3 5-7 5v4h4v4H38v-4h4v-4c-4 0-6-2-6-5ZM44 20h12v13H44zM6 27.5 44 24.5M6 31 44 29M26 57V24M31 57V24M24 24h9M4 57h56${ring(13, 44, 8)}`,
    fine: `${ring(13, 44, 2)}${rays(13, 44, 2, 8, 6)}M13 36l2-4 3 5M20 46l5 1-3 4M7 50l-3 3M60 38l3-2M61 42h3M34 39l-3-2${hatch(40, 50, 4, 3, -2, 3)}`,
  },
  // Secured pulley: two blocks, a rope through both, a catch in the wheel.
  2: {
    wash: `${ring(32, 20, 11)}${ring(32, 42, 7)}`,
    ink: `M32 3v6M25 3h14${ring(32, 20, 11)}${ring(32, 42, 7)}M27 51h10l4 10H23zM32 49v2`,
    fine: `${ring(32, 20, 3)}${ring(32, 42, 2)}M21 20v38M43 20 39 42M25 42 21 28${rays(32, 20, 8, 11, 12)}M44 9l6 4-6 3M50 13h5${hatch(27, 55, 5, 3, -2, 4)}`,
  },
  // Dimensioned sling: the stone in its pouch, and a rule to measure the cords.
  3: {
    wash: 'M36 38c8 1 14-2 18-8 4 8 0 16-8 17-6 1-10-3-10-9Z',
    ink: `M36 38c8 1 14-2 18-8 4 8 0 16-8 17-6 1-10-3-10-9Z${ring(45, 35, 6)}M8 56h48v5H8zM10 13a4 4 0 1 0 .1 0`,
    fine: 'M36 38C22 40 8 34 10 21M54 30C46 10 22 4 14 15M12 21c3 12 16 14 24 14M14 56v2.5M20 56v3.5M26 56v2.5M32 56v3.5M38 56v2.5M44 56v3.5M50 56v2.5M58 22l3-6M60 30l4-3',
  },
  // Fortified house: battlements, a scarp, slits.
  4: {
    wash: 'M14 26h36v24l5 9H9l5-9Z M24 10h16v16H24z',
    ink: 'M14 26v-6h6v4h5M50 26v-6h-6v4h-5M14 26h36v24l5 9H9l5-9ZM24 24V8h4v3h8V8h4v16M28 59V48c0-5 8-5 8 0v11M5 59h54',
    fine: `M32 14v6M20 32v7M44 32v7M32 32v7M18 35.5h4M42 35.5h4M30 35.5h4${hatch(13, 53, 4, 4, -2, 5)}${hatch(40, 53, 4, 4, 2, 5)}M40 8V3l6 2-6 2`,
  },
  // Viewing ocular: a tube in three draws on a stand, and an eye behind it.
  5: {
    wash: 'M12 36 26 28l4 7-14 8z M26 27l16-9 5 9-16 9z M42 16l13-8 7 12-13 8z',
    ink: 'M12 36 26 28l4 7-14 8zM26 27l16-9 5 9-16 9zM42 16l13-8 7 12-13 8zM36 33l-9 27M37 33l11 27M36.5 33V58',
    fine: 'M3 42c4-5 8-5 12 0-4 5-8 5-12 0M9 40a2 2 0 1 0 .1 0M30 48h14M57 9l5-5M62 12l2-1M20 34l3 5M34 23l4 8M49 13l6 10',
  },
  // Unassailable dome: ribs, a lantern, arrows that glance off.
  6: {
    wash: 'M12 46C12 26 22 16 32 14c10 2 20 12 20 32Z',
    ink: 'M12 46C12 26 22 16 32 14c10 2 20 12 20 32ZM8 46h48v6H8zM12 52v8M52 52v8M22 52v8M42 52v8M32 52v8M29 14V9h6v5M32 9V3M30 5h4M6 60h52',
    fine: 'M32 14C28 22 27 34 27 46M32 14c4 8 5 20 5 32M32 14C23 20 19 32 19 46M32 14c9 6 13 18 13 32M4 20l11 6M11 26l4 0-2-4M60 20l-11 6M53 26l-4 0 2-4',
  },
  // Underwater tank: his covered car, below the waves.
  7: {
    wash: 'M32 15 58 44H6Z',
    ink: 'M32 15 58 44H6ZM6 44c0 6 6 8 12 8h28c6 0 12-2 12-8M28 19l4-8 4 8M14 52a5 5 0 1 0 10 0M40 52a5 5 0 1 0 10 0',
    fine: `M32 18V43M24 27l-6 17M40 27l6 17${hatch(11, 46, 11, 4, 0, 4)}M10 41h3M22 41h3M39 41h3M51 41h3M2 10q4-4 8 0t8 0 8 0M40 10q4-4 8 0t8 0 6-1M6 25a2 2 0 1 0 .1 0M11 18a1.5 1.5 0 1 0 .1 0M53 22a2 2 0 1 0 .1 0`,
  },
  // Theatral lift: the platform with an actor goes up between two curtains.
  8: {
    wash: 'M5 8c6 12 6 28 2 48H4V8Z M59 8c-6 12-6 28-2 48h3V8Z M18 42h28v4H18z',
    ink: 'M4 8h56M4 8v50M60 8v50M5 8c7 13 7 30 2 50M59 8c-7 13-7 30-2 50M18 42h28v4H18zM2 58h60M32 22.5a3.5 3.5 0 1 0 .1 0M32 29.5v7l-4 5.5M32 36.5l4 5.5M26 33l6-2 7-4',
    fine: `M20 42V13M44 42V13${ring(20, 11.5, 2.5)}${ring(44, 11.5, 2.5)}M22 10h20M32 58V50M29 53l3-4 3 4M9 12c3 12 3 26 1 40M55 12c-3 12-3 26-1 40M18 50v8M46 50v8`,
  },
  // Glass palace: nothing but panes.
  9: {
    wash: 'M12 24 32 8l20 16v35H12Z',
    ink: 'M12 24 32 8l20 16v35H12ZM12 24h40M12 41h40M25 59V24M39 59V24M32 8V4M6 59h52',
    fine: 'M12 32h40M12 50h40M18.5 24v17M32 24v17M45.5 24v17M18.5 41v18M45.5 41v18M22 24l10-9 10 9M15 30l5-5M27 38l9-9M41 48l7-6M56 10l4-4M58 16h5M54 6V1M29 59v-8h6v8',
  },
  // Reflecting window: a bright arch that throws the light back.
  10: {
    wash: 'M20 58V26a15 15 0 0 1 30 0v32Z',
    ink: 'M20 58V26a15 15 0 0 1 30 0v32ZM24 54V27a11 11 0 0 1 22 0v27ZM16 58h38v4H16zM35 16v38M24 34h22',
    fine: `${ring(7, 9, 4)}${rays(7, 9, 5.5, 8, 8)}M14 14 29 28 12 42M12 42l5-1M12 42l1-5M27 48l5-6M38 30l5-6M39 50l4-5M24 44h22M29 18v36M41 18v36`,
  },
  // People-thrower catapult.
  11: {
    wash: 'M6 48h40v5H6z',
    ink: `M6 48h40v5H6zM14 48l10-20M34 48 24 28M10 46 40 16M37 13c0 6 5 9 9 8M24 28v20${ring(14, 56, 5)}${ring(38, 56, 5)}`,
    fine: `M17 42l10 6M31 42l-9 6M14 56h.1M38 56h.1M10 46l4 2M44 14c5-6 8-8 12-9M55 12a2.5 2.5 0 1 0 .1 0M55 17l-3 6-4 1M52 23l3 4 4 0M54 19l5 1 2-3M49 10l-2-3M47 16l-3-2${rays(14, 56, 1, 5, 6)}${rays(38, 56, 1, 5, 6)}`,
  },
  // Bellows machine: a crank works two bellows.
  12: {
    wash: 'M8 38 30 28v22L8 44Z',
    ink: `M8 38 30 28v22L8 44ZM30 28l10-4v30l-10-4M8 38H2v6h6M40 39h6${ring(50, 26, 9)}M50 26l-6 13M36 58h26M50 35v23M14 58h18M22 48v10`,
    fine: `M12 37v8M16 35v11M20 33.5v14M24 31.5v17M35 27v25${rays(50, 26, 0, 9, 8, 22)}M59 22l4-3M2 35l-1-4M0 41h-2M2 47l-2 4M46 58l4-6 4 6`,
  },
  // Aiming crossbow: the great one on wheels.
  13: {
    wash: 'M28 14h8v44h-8z',
    ink: 'M28 14h8v44h-8zM4 26C16 10 48 10 60 26M8 30C18 18 46 18 56 30M32 14V3M28 7l4-5 4 5M24 44h16M26 58h12',
    fine: `M4 26 32 42 60 26M32 20v36${ring(16, 50, 6)}${ring(48, 50, 6)}${rays(16, 50, 0, 6, 8)}${rays(48, 50, 0, 6, 8)}M22 50h6M36 50h6M12 22l3 5M20 18l2 5M44 18l-2 5M52 22l-3 5`,
  },
  // Slowing ramp: steps turn a wagon's fall into a walk.
  14: {
    wash: 'M4 58 4 22 60 58Z',
    ink: 'M4 58V22l56 36ZM30 24l13 8.5-5 8-13-8.5zM28 40.5a3.5 3.5 0 1 0 .1 0M38 47a3.5 3.5 0 1 0 .1 0M2 58h60',
    fine: 'M10 30v-3M16 34v-3M48 54.5v-4M54 57v-3M25 32l-9-9M16 23l-6 0M22 22l-6-6M4 30h7M4 38h18M4 46h30M4 54h44M11 30v8M18 38v8M28 46v8M12 46v8M6 17l4-4M47 24c4-1 6 2 5 5M51 18c6-1 10 4 8 9',
  },
  // Enlightening lens: a candle behind a lens lights the page.
  15: {
    wash: `${ring(28, 27, 17)}`,
    ink: `${ring(28, 27, 17)}${ring(28, 27, 13.5)}M40 39l4 4M42 45l4-4 14 14-4 5z`,
    fine: `${rays(28, 27, 19.5, 25, 9, 150, 0.62)}M28 36V27M24 36h8M25 36v4h6v-4M28 26c-3-3-2-6 0-9 2 3 3 6 0 9M19 22c1-3 3-5 5-6M48 46l9 9`,
  },
  // Double bombard: two barrels, one carriage.
  16: {
    wash: 'M20 30 48 8l6 7-28 22zM30 42 56 22l6 8-26 18z',
    ink: `M20 30 48 8l6 7-28 22zM30 42 56 22l6 8-26 18zM14 34l6-4 6 7-5 6c-5 1-9-4-7-9ZM24 47l6-5 5 6-4 5c-4 1-8-2-7-6Z${ring(18, 51, 9)}M4 61h56M27 52l24 8`,
    fine: `${ring(18, 51, 2)}${rays(18, 51, 2, 9, 8)}M28 24l6 7M40 15l6 7M42 33l5 7M52 25l5 7M57 8l5-5M58 13l5-1M52 4l1-4M12 33l-3-3`,
  },
  // Extracting tool: a wheel of buckets digs a pit.
  17: {
    wash: 'M4 50h12l6 10h20l6-10h12v12H4Z',
    ink: `M4 50h12l6 10h20l6-10h12${ring(32, 32, 16)}${ring(32, 32, 3)}M14 50 32 32 50 50M8 50l3-6M56 50l-3-6`,
    fine: `${rays(32, 32, 3, 16, 8, 22)}M32 16l-3-6h8zM48 32l6-3v7zM16 32l-6 4v-7zM43.5 20.5l7-2-3 6zM20.5 20.5l-2-6.5 6 3zM20 44l-4 5M44 44l3 5M54 14c4 4 6 8 6 14M60 28l-3-3M60 28l3-4${hatch(6, 54, 4, 3, -2, 4)}${hatch(50, 54, 4, 3, -2, 4)}`,
  },
  // Flying machine: the wings of a bat.
  18: {
    wash: 'M32 26C22 10 10 8 2 14c6 2 8 8 8 14 4-3 8-2 10 4 4-4 8-3 12 2 4-5 8-6 12-2 2-6 6-7 10-4 0-6 2-12 8-14-8-6-20-4-30 12Z',
    ink: 'M32 26C22 10 10 8 2 14c6 2 8 8 8 14 4-3 8-2 10 4 4-4 8-3 12 2 4-5 8-6 12-2 2-6 6-7 10-4 0-6 2-12 8-14-8-6-20-4-30 12ZM32 26v24M26 56l6-8 6 8-6 4ZM32 18.5a3 3 0 1 0 .1 0',
    fine: 'M32 26 10 28M32 26 20 32M32 26 44 32M32 26 54 28M32 26C24 18 14 15 4 15M32 26c8-8 18-11 28-11M28 36l4 3 4-3M27 44l5 2 5-2M18 40l-4 6M46 40l4 6M22 42l-2 5M42 42l2 5',
  },
  // Lifting tower: storey by storey, with a crane on its head.
  19: {
    wash: 'M16 22h18l4 38H12Z',
    ink: 'M16 22h18l4 38H12ZM14 22h22M25 22V10M25 10 54 6M25 14 40 8M14.5 40h21M13.5 50h23M6 60h52M50 34h10v9H50z',
    fine: 'M55 7v27M16 22l20 18M34 22 14 40M14 40l22 10M36 40 13 50M13 50l24 10M37 50 12 60M25 10 14 22M55 34l-5 9M55 34l5 9M48 50h14M52 47l3-3 3 3M55 44v12M40 8l-6 14M52 37h6',
  },
  // Burning mirror: it gathers the sun in one point.
  20: {
    wash: 'M12 6C30 16 30 48 12 58c6-14 6-38 0-52Z',
    ink: 'M12 6C30 16 30 48 12 58c6-14 6-38 0-52ZM22 50l6 11M14 61h20M54 26c5 5 5 12 0 14-5-2-5-8-1-11-1 3 0 4 1 5 1-2 1-5 0-8Z',
    fine: 'M22 18l28 14M25.5 26 50 33M25.5 38 50 34.5M22 46l28-11M62 14H26M62 50H26M29 12l-3 2 3 2M29 48l-3 2 3 2M50 46h9M54 40v6M15 12c6 12 6 28 0 40',
  },
  // Automatic drill: a screw goes down by itself.
  21: {
    wash: 'M26 26h12v6L32 60l-6-28z',
    ink: 'M12 16h40v5H12zM16 21v39M48 21v39M32 16V8M22 8h20M22 5v6M42 5v6M26 26h12v4H26zM32 21v5M28 30l4 30 4-30M6 60h52',
    fine: 'M27 34l10-3M27.5 40l8.5-4M28.5 45.5l6.5-4M29.5 51l4.5-4M30.5 56l3-3M20 3c8-4 16-4 24 0M44 3l-1-3M44 3l-4 0M16 30h10M38 30h10M24 60c2-4 5-5 8-5s6 1 8 5M12 60l4-6M52 60l-4-6',
  },
  // Impassable wall: higher than any ladder.
  22: {
    wash: 'M4 20h56v40H4Z',
    ink: 'M4 60V14h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v6h6M60 20v40M2 60h60M4 28h56',
    fine: 'M4 36h56M4 44h56M4 52h56M14 28v8M30 28v8M46 28v8M22 36v8M38 36v8M54 36v8M14 44v8M30 44v8M46 44v8M22 52v8M38 52v8M8 14l-2-9M22 14l0-9M36 14l0-9M50 14l2-9M8 9h6M48 9h6M52 60 62 40M57 61 64 46M54 56l5 2M56 51l5 3M59 46l4 2',
  },
  // Invisible craft: a boat that is hardly there.
  23: {
    wash: 'M8 40h48c-2 8-8 12-14 12H20C14 52 9 48 8 40Z',
    ink: `M8 40h10M24 40h8M38 40h6M50 40h6c-1 4-3 7-5 9M46 51.5c-3 .5-6 .5-9 .5M30 52h-8M16 51c-4-2-7-6-8-11${ring(32, 40, 9)}`,
    fine: `${rays(32, 40, 0, 9, 8)}M32 31V10M34 12c8 2 12 8 12 16M34 26h3M40 27h6M30 16c-5 3-8 7-9 12M2 57q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 6-1M12 20c-4 0-6 3-10 1M60 16c-3-2-6 1-9-1M14 27c-3 0-5 2-8 1M59 24c-3-1-4 1-7 0`,
  },
  // Vaporizing kiln: fire below, steam above.
  24: {
    wash: 'M14 58V36c0-10 8-16 18-16s18 6 18 16v22Z',
    ink: 'M14 58V36c0-10 8-16 18-16s18 6 18 16v22ZM8 58h48v4H8zM25 58V49c0-8 14-8 14 0v9M27 20v-6h10v6M50 34h7l4-5M50 39h9l4-5',
    fine: 'M32 57c-4-4-2-7 0-10 2 3 4 6 0 10M28 57c-1-2-1-4 0-5M36 57c1-2 1-4 0-5M29 11c-3-3 3-5 0-9M35 11c-3-3 3-5 0-9M61 27c3-3-1-5 2-8M16 40h8M15 48h9M40 40h9M40 48h9M18 31h28M24 40v8M44 40v8M20 31v9M38 31v9',
  },
  // Mimetic ocular: an eye among leaves.
  25: {
    wash: 'M8 34c10-14 38-14 48 0-10 14-38 14-48 0Z',
    ink: `M8 34c10-14 38-14 48 0-10 14-38 14-48 0Z${ring(32, 34, 8)}M32 8c6 4 6 10 0 14-6-4-6-10 0-14ZM14 10c7 0 11 4 11 10-7 1-11-3-11-10ZM50 10c-7 0-11 4-11 10 7 1 11-3 11-10ZM18 60c0-7 4-11 10-11 0 7-4 11-10 11ZM46 60c0-7-4-11-10-11 0 7 4 11 10 11Z`,
    fine: `${ring(32, 34, 3)}${rays(32, 34, 4, 8, 12)}M32 10v12M16 12l8 7M48 12l-8 7M20 58l7-8M44 58l-7-8M4 28c1-3 3-5 6-6M60 28c-1-3-3-5-6-6M6 44c1 2 3 4 6 5M58 44c-1 2-3 4-6 5`,
  },
};
