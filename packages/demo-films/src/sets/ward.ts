import { canvas, glow, linear, mixed, n, repeat, soft, wash } from '../drawing/svg.ts'
import type { DrawBackdrop, Palette } from '../look.ts'

const { width, height } = canvas

/** A tall window with the moon in it, and the light that it lets in. */
function moonWindow({ sky, light, near }: Palette): string {
  const night = linear([
    [0, '#0a1a40'],
    [1, mixed(sky[2], light, 0.4)],
  ])
  const shaft = linear([
    [0, light, 0.42],
    [1, light, 0],
  ])
  return [
    night.defs + shaft.defs,
    `<rect x="70" y="250" width="330" height="520" fill="${night.url}"/>`,
    glow(280, 400, 300, light, 0.9),
    `<circle cx="280" cy="400" r="70" fill="#f4f9ff"/>`,
    `<path d="M70 700 C140 660 240 720 400 670 V770 H70 Z" fill="${near}"/><path d="M110 700 C120 600 100 560 150 470 M120 640 C160 600 190 590 210 540 M114 600 C90 570 84 560 80 520" fill="none" stroke="${near}" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M60 240 H410 V780 H60 Z M235 240 V780 M60 420 H410 M60 600 H410" fill="none" stroke="${mixed(near, sky[2], 0.5)}" stroke-width="18"/>`,
    `<path d="M70 250 L400 250 L980 1300 L420 1420 Z" fill="${shaft.url}" opacity=".6"/>`,
  ].join('')
}

/** A bed with its rails, empty. */
const bed = ({ far, middle, light, near }: Palette): string =>
  [
    `<path d="M520 900 L960 850 V1060 L520 1080 Z" fill="${middle}"/>`,
    `<path d="M510 880 C640 850 820 840 980 830 V930 C820 940 640 960 510 970 Z" fill="${mixed(far, light, 0.5)}"/>`,
    `<path d="M720 838 C780 800 900 800 960 822 V880 C880 884 780 884 720 874 Z" fill="${mixed(light, far, 0.16)}"/>`,
    `<path d="M510 760 V1130 M510 780 H610 V900 M544 784 V896 M578 784 V896" fill="none" stroke="${mixed(near, light, 0.36)}" stroke-width="12" stroke-linecap="round"/>`,
  ].join('')

const curtain = ({ far, light, middle }: Palette): string => {
  const cloth = linear(
    [
      [0, mixed(far, light, 0.16)],
      [0.5, mixed(far, light, 0.42)],
      [1, middle],
    ],
    { x: 1, y: 0 },
  )
  return `${cloth.defs}<path d="M560 196 H980" stroke="${mixed(far, light, 0.5)}" stroke-width="10"/>${repeat(
    6,
    (at) =>
      `<path d="M${n(690 + at * 48)} 200 C${n(704 + at * 48)} 420 ${n(676 + at * 48)} 620 ${n(690 + at * 48)} 800 L${n(742 + at * 48)} 806 C${n(726 + at * 48)} 620 ${n(750 + at * 48)} 420 ${n(738 + at * 48)} 200 Z" fill="${cloth.url}"/>`,
  )}`
}

/** A ward at night: a bed beside a drawn curtain, a drip, a window with the moon in it. */
export const ward: DrawBackdrop = (palette) => {
  const { sky, far, middle, near, light, accent } = palette
  const floor = linear([
    [0, mixed(far, light, 0.14)],
    [1, near],
  ])
  const monitor = `<rect x="440" y="520" width="150" height="106" rx="10" fill="${near}"/><path d="M454 578 h34 l10 -34 14 62 12 -40 8 12 h44" fill="none" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/>${glow(516, 574, 150, accent, 0.5)}<path d="M514 626 V1090" stroke="${near}" stroke-width="12"/>`
  const drip = `<path d="M640 300 V1080 M606 300 H674" stroke="${mixed(far, light, 0.6)}" stroke-width="8" stroke-linecap="round"/><path d="M612 310 h40 v92 c0 26 -40 26 -40 0 Z" fill="${mixed(light, sky[2], 0.3)}" opacity=".86"/><path d="M632 420 C632 600 700 640 690 860" fill="none" stroke="${mixed(far, light, 0.6)}" stroke-width="4"/>`
  const tiles = repeat(
    9,
    (at) => `<path d="M0 ${n(120 + at * 92)} H${width}" stroke="${near}" stroke-width="3" opacity=".26"/>`,
  )
  return {
    ground: 1250,
    layers: [
      {
        depth: 0.1,
        body: [
          wash([
            [0, near],
            [0.4, middle],
            [0.7, far],
            [1, near],
          ]),
          tiles,
          `<rect y="980" width="${width}" height="${height - 980}" fill="${floor.url}"/>`,
          moonWindow(palette),
          soft(470, 1130, 300, 60, light, 0.4),
        ].join(''),
      },
      { depth: 0.3, body: curtain(palette) },
      { depth: 0.5, body: bed(palette) + monitor + drip },
      {
        depth: 1,
        body: `<rect x="-30" width="64" height="${height}" fill="${near}"/><rect x="34" width="8" height="${height}" fill="${accent}" opacity=".5"/>`,
      },
    ],
  }
}
