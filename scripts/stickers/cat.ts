// The cat of the first sticker pack, in parts: each mood puts together its own ears, eyes, mouth, paws and things. Everything is drawn on 512 × 512.

export const ink = '#4b2a1d'
const fur = '#f7a948'
const furLight = '#ffc476'
const furDark = '#e08a2c'
export const cream = '#fff1dc'
const pink = '#f78ca0'
export const red = '#ee3f58'

/** A line as everything is outlined. */
export const line = (d: string, width = 9, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A shape with its outline. */
export const shape = (d: string, fill: string, width = 9) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

const ear = (side: number, isFlat: boolean) => {
  const outer = isFlat
    ? 'M-112 -66 C-154 -82 -208 -58 -222 -18 C-196 -4 -164 4 -132 12 Z'
    : 'M-134 -28 C-150 -106 -136 -150 -120 -152 C-100 -152 -58 -118 -40 -90 Z'
  const inner = isFlat
    ? 'M-134 -48 C-164 -54 -192 -40 -202 -22 C-184 -14 -162 -8 -142 -4 Z'
    : 'M-116 -58 C-124 -98 -118 -120 -112 -120 C-102 -120 -80 -100 -68 -86 Z'
  return `<g transform="translate(256 216) scale(${side} 1)">${shape(outer, fur)}<path d="${inner}" fill="${pink}"/></g>`
}

/** Ears up, or laid back. */
export const ears = (isFlat = false) => ear(1, isFlat) + ear(-1, isFlat)

/** The head without its face; `tint` lies over the fur of one who is angry. */
export const head = (tint = '') => {
  const outline =
    'M256 100 C352 100 408 154 408 228 C408 300 346 340 256 340 C166 340 104 300 104 228 C104 154 160 100 256 100 Z'
  return `${shape(outline, 'url(#fur)')}
    <path d="M256 236 C300 236 336 258 336 290 C336 318 300 335 256 335 C212 335 176 318 176 290 C176 258 212 236 256 236 Z" fill="${cream}"/>
    <g fill="${furDark}"><path d="M246 106 h20 l-4 40 q-6 8 -12 0 z"/><path d="M206 110 l18 -4 4 32 q-4 8 -11 2 z"/><path d="M306 110 l-18 -4 -4 32 q4 8 11 2 z"/>
    <path d="M110 214 l38 4 q8 6 0 11 l-39 3 z"/><path d="M402 214 l-38 4 q-8 6 0 11 l39 3 z"/><path d="M120 258 l32 -4 q8 5 2 11 l-27 9 z"/><path d="M392 258 l-32 -4 q-8 5 -2 11 l27 9 z"/></g>
    ${tint && `<path d="${outline}" fill="${tint}"/>`}${line(outline)}`
}

/** The small body with its tail and the red scarf; `fill` for one who is dressed. */
export const body = ({ fill = 'url(#fur)', belly = true, scarf = true } = {}) => `
  <path d="M352 446 C420 446 440 392 416 364 C404 350 384 362 392 378 C402 400 384 420 346 414 Z" fill="${fur}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>
  <path d="M405 361 C392 358 386 368 391 378 L418 385 Q418 366 405 361 Z" fill="${furDark}"/>
  ${shape('M180 330 C160 400 150 440 168 464 C184 482 328 482 344 464 C362 440 352 400 332 330 Z', fill)}
  ${belly ? `<path d="M256 372 C296 372 308 420 302 470 C286 477 226 477 210 470 C204 420 216 372 256 372 Z" fill="${cream}"/>` : ''}
  ${shape('M196 452 a30 20 0 0 1 56 8 v12 h-62 z', cream)}${shape('M316 452 a30 20 0 0 0 -56 8 v12 h62 z', cream)}
  ${scarf ? `${shape('M176 326 C200 356 312 356 336 326 C346 342 344 360 332 366 C300 384 212 384 180 366 C168 360 166 342 176 326 Z', red)}${shape('M300 372 l34 52 -24 6 -30 -50 z', red)}` : ''}`

/** A paw at the end of an arm, turned about its own middle. The arm begins in the body, whose fur it shares: it has no line there. */
export const paw = (
  x: number,
  y: number,
  turn = 0,
  length = 62,
) => `<g transform="translate(${x} ${y}) rotate(${turn})">
  <path d="M-24 ${length} L-27 -4 C-28 -40 28 -40 27 -4 L24 ${length} Z" fill="${fur}"/>${line(`M-24 ${length - 4} L-27 -4 C-28 -40 28 -40 27 -4 L24 ${length - 4}`)}
  <path d="M-24 -4 C-25 -34 25 -34 24 -4 C20 10 -20 10 -24 -4 Z" fill="${cream}"/>${line('M-8 -26 v12', 6)}${line('M8 -26 v12', 6)}</g>`

/** A paw that holds something, without its arm. */
export const hand = (x: number, y: number, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn})">
  ${shape('M-27 10 C-32 -36 32 -36 27 10 C22 30 -22 30 -27 10 Z', cream)}${line('M-9 -20 v12', 6)}${line('M9 -20 v12', 6)}</g>`

export const nose = `<path d="M242 246 h28 q6 0 2 6 l-11 12 q-5 5 -10 0 l-11 -12 q-4 -6 2 -6 z" fill="${ink}"/>`
export const whiskers = ['M120 282 l-50 8', 'M124 304 l-46 20', 'M392 282 l50 8', 'M388 304 l46 20']
  .map((d) => line(d, 5))
  .join('')
export const blush = (opacity = 0.75) =>
  `<g fill="${pink}" opacity="${opacity}"><ellipse cx="158" cy="272" rx="26" ry="15"/><ellipse cx="354" cy="272" rx="26" ry="15"/></g>`

/** Round eyes that look by so much aside and down. */
export const eyes = ({ size = 30, dx = 0, dy = 0, isWet = false } = {}) =>
  [188, 324]
    .map(
      (x) => `<ellipse cx="${x}" cy="216" rx="${size}" ry="${size * 1.15}" fill="${ink}"/>
    <circle cx="${x + dx - size * 0.3}" cy="${216 + dy - size * 0.45}" r="${size * 0.36}" fill="#fff"/>
    <circle cx="${x + dx + size * 0.34}" cy="${216 + dy + size * 0.38}" r="${size * 0.17}" fill="#fff"/>
    ${isWet ? `<path d="M${x - size * 0.8} ${216 + size * 0.62} q${size * 0.8} ${size * 0.66} ${size * 1.6} 0 q${-size * 0.8} ${size * 0.9} ${-size * 1.6} 0 z" fill="#8fd6ff"/>` : ''}`,
    )
    .join('')

/** Eyes wide open with a pupil that has shrunk. */
export const shockedEyes = [186, 326]
  .map(
    (x) =>
      `<circle cx="${x}" cy="208" r="44" fill="#fff" stroke="${ink}" stroke-width="9"/><circle cx="${x}" cy="212" r="11" fill="${ink}"/>`,
  )
  .join('')

/** Eyes closed in joy (up) or in sleep (down). */
export const closedEyes = (isUp: boolean) =>
  [188, 324].map((x) => line(isUp ? `M${x - 32} 226 q32 -46 64 0` : `M${x - 32} 210 q32 36 64 0`, 12)).join('')

/** Brows: raised in worry, or drawn together in anger. */
export const brows = (isAngry: boolean, width = 12) =>
  isAngry
    ? line('M136 164 L224 196', width) + line('M376 164 L288 196', width)
    : line('M142 178 Q166 150 206 152', width) + line('M370 178 Q346 150 306 152', width)

export const grin = `${shape('M206 274 Q256 296 306 274 Q300 330 256 330 Q212 330 206 274 Z', '#8f2333')}<path d="M228 314 Q256 294 284 314 Q272 326 256 326 Q240 326 228 314 Z" fill="${pink}"/>`

const defs = `<defs>
  <linearGradient id="fur" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${furLight}"/><stop offset="0.6" stop-color="${fur}"/><stop offset="1" stop-color="#f39c38"/></linearGradient>
  <filter id="rim" x="0" y="0" width="512" height="512" filterUnits="userSpaceOnUse"><feGaussianBlur in="SourceAlpha" stdDeviation="6"/>
  <feComponentTransfer><feFuncR type="linear" slope="0" intercept="1"/><feFuncG type="linear" slope="0" intercept="1"/><feFuncB type="linear" slope="0" intercept="1"/><feFuncA type="linear" slope="14" intercept="-0.9"/></feComponentTransfer></filter></defs>`

/** The whole sticker: what is drawn, with a white rim around it that holds it together on any ground. */
export const sticker = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${defs}
  <g filter="url(#rim)"><g transform="translate(13 13) scale(0.95)">${drawn}</g></g><g transform="translate(13 13) scale(0.95)">${drawn}</g></svg>`
