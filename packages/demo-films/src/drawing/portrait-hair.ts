import { linear, mixed, repeat } from './svg.ts'

export type HairName =
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'waves'
  | 'short'
  | 'slick'
  | 'curly'
  | 'topknot'
  | 'hood'
  | 'crop'

interface Shapes {
  /** Behind the head and the shoulders. */
  readonly back?: string
  readonly front: string
  /** Strands that catch the light. */
  readonly shine: string
  readonly ornament?: string
}

const parted =
  'M2 -156 C-74 -170 -124 -112 -114 26 C-106 -34 -66 -84 -14 -120 C-8 -130 0 -142 2 -156 C30 -128 96 -86 112 30 C124 -112 78 -170 2 -156 Z'
const men =
  'M-104 -20 C-118 -134 -70 -184 6 -180 C84 -178 118 -130 104 -20 C100 -58 92 -84 74 -100 C30 -84 -26 -96 -62 -118 C-84 -92 -98 -62 -104 -20 Z'

const shapes: Readonly<Record<HairName, Shapes>> = {
  long: {
    back: 'M-118 -60 C-142 60 -168 240 -146 420 L146 420 C168 240 142 60 118 -60 C106 -192 -106 -192 -118 -60 Z',
    front: parted,
    shine: 'M30 -140 C70 -122 98 -84 104 -30 M46 -142 C84 -122 108 -90 112 -40 M118 60 C130 140 134 220 128 320',
  },
  bob: {
    back: 'M-120 -60 C-136 30 -132 96 -110 130 L110 130 C132 96 136 30 120 -60 C106 -190 -106 -190 -120 -60 Z',
    front:
      'M-112 60 C-128 -112 -80 -176 0 -176 C80 -176 128 -112 112 60 C106 10 102 -40 92 -66 C40 -48 -40 -48 -92 -66 C-102 -40 -106 10 -112 60 Z',
    shine: 'M20 -160 C70 -152 100 -112 104 -60 M-6 -160 C30 -150 66 -112 72 -72',
  },
  bun: {
    back: 'M-52 -138 C-92 -262 92 -262 52 -138 Z M-112 -40 C-120 40 -118 130 -100 200 L-74 120 Z M112 -40 C120 40 118 130 100 200 L74 120 Z',
    front: parted,
    shine: 'M24 -140 C64 -124 96 -84 104 -34 M-4 -216 C22 -220 44 -204 50 -180',
    ornament:
      '<g stroke="#e8c15a" stroke-width="7" stroke-linecap="round"><path d="M-100 -222 L96 -150"/></g><circle cx="-100" cy="-222" r="11" fill="#e8c15a"/><path d="M96 -150 l14 34 m-14 -34 l26 22" stroke="#d5455b" stroke-width="5"/>',
  },
  ponytail: {
    back: 'M70 -150 C190 -150 190 60 150 250 C128 170 120 40 84 -60 Z',
    front:
      'M-108 10 C-124 -120 -76 -178 2 -176 C82 -176 122 -122 108 10 C102 -36 92 -76 66 -108 C20 -122 -30 -116 -70 -92 C-92 -66 -102 -30 -108 10 Z',
    shine: 'M14 -160 C60 -154 92 -120 100 -72 M150 -60 C166 20 162 100 152 180',
  },
  waves: {
    back: 'M-116 -60 C-170 0 -128 60 -168 120 C-200 190 -150 240 -180 330 L180 330 C150 240 200 190 168 120 C128 60 170 0 116 -60 C104 -192 -104 -192 -116 -60 Z',
    front:
      'M-30 -160 C-100 -160 -132 -100 -112 40 C-112 -30 -80 -70 -30 -100 C30 -96 92 -70 114 40 C134 -100 90 -186 -30 -160 Z',
    shine: 'M10 -144 C70 -134 102 -92 108 -30 M150 60 C130 110 166 150 158 230',
  },
  short: { front: men, shine: 'M10 -166 C60 -162 92 -126 98 -76 M-14 -160 C20 -150 56 -134 76 -104' },
  slick: {
    front:
      'M-102 -36 C-114 -134 -66 -182 8 -182 C82 -182 112 -134 102 -36 C98 -74 88 -104 66 -122 C20 -140 -36 -134 -70 -112 C-88 -92 -98 -64 -102 -36 Z',
    shine: 'M-40 -140 C0 -166 50 -160 80 -120 M-20 -130 C20 -150 60 -140 84 -104 M-52 -128 C-20 -158 20 -168 60 -150',
  },
  curly: {
    back: 'M-126 -40 C-170 40 -150 120 -120 150 L120 150 C150 120 170 40 126 -40 Z',
    front:
      'M-112 20 C-150 -30 -130 -110 -92 -130 C-84 -180 -24 -200 4 -178 C40 -204 96 -178 98 -132 C136 -108 148 -30 112 20 C112 -20 100 -60 80 -74 C60 -60 40 -92 12 -76 C-10 -96 -38 -60 -62 -80 C-88 -66 -110 -24 -112 20 Z',
    shine: 'M60 -160 C84 -152 98 -130 96 -108 M10 -170 C26 -178 44 -176 56 -164 M104 -100 C122 -84 126 -56 116 -36',
  },
  topknot: {
    back: 'M-34 -180 C-50 -250 50 -250 34 -180 Z M-108 -40 C-126 80 -124 260 -96 380 L-66 160 Z M108 -40 C126 80 124 260 96 380 L66 160 Z',
    front:
      'M-104 10 C-120 -124 -70 -182 2 -182 C76 -182 120 -124 104 10 C100 -50 84 -100 54 -122 C20 -136 -24 -134 -58 -118 C-86 -96 -100 -48 -104 10 Z',
    shine: 'M10 -164 C54 -156 86 -124 96 -76 M4 -226 C20 -228 30 -214 32 -196',
    ornament:
      '<rect x="-30" y="-198" width="60" height="22" rx="8" fill="#8f7a4a"/><path d="M-64 -186 L64 -192" stroke="#d9c48a" stroke-width="6" stroke-linecap="round"/>',
  },
  hood: {
    back: 'M-150 120 C-196 -60 -130 -236 0 -240 C130 -236 196 -60 150 120 C190 180 210 260 214 330 L-214 330 C-210 260 -190 180 -150 120 Z',
    front:
      'M-150 140 C-196 -70 -120 -240 0 -244 C120 -240 196 -70 150 140 C132 60 124 -60 86 -120 C40 -160 -40 -160 -86 -120 C-124 -60 -132 60 -150 140 Z',
    shine: 'M40 -226 C110 -194 150 -90 146 40',
  },
  crop: {
    front:
      'M-100 -40 C-108 -130 -64 -170 0 -170 C64 -170 108 -130 100 -40 C94 -80 84 -100 70 -112 C24 -124 -24 -124 -70 -112 C-84 -100 -94 -80 -100 -40 Z',
    shine: 'M10 -156 C50 -150 82 -120 90 -80',
  },
}

/** Hair behind and before a face, with the strands that catch the light. */
export function drawHair(
  name: HairName,
  color: string,
  { key, edge }: { readonly key: string; readonly edge: string },
): { readonly back: string; readonly front: string } {
  const { back, front, shine, ornament = '' } = shapes[name]
  const lit = linear(
    [
      [0, mixed(color, '#050308', 0.55)],
      [0.55, color],
      [1, mixed(color, key, 0.42)],
    ],
    { x: 1, y: 0.1 },
  )
  const dark = mixed(color, '#050308', 0.5)
  const strands = repeat(
    2,
    (at) =>
      `<path d="${shine}" fill="none" stroke="${at === 0 ? key : mixed(color, key, 0.6)}" stroke-width="${at === 0 ? 3 : 7}" stroke-linecap="round" opacity="${at === 0 ? 0.55 : 0.28}"/>`,
  )
  return {
    back: back
      ? `<path d="${back}" fill="${edge}" opacity=".5" transform="translate(-5,0)"/><path d="${back}" fill="${dark}"/>`
      : '',
    front: `${lit.defs}<path d="${front}" fill="${lit.url}"/>${strands}${ornament}`,
  }
}
