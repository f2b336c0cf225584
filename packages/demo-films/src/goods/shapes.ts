import { group } from '../drawing/svg.ts'

/** What an article is drawn with: its own colour, one for its shaded side, one for its bright side and one for what is printed on it. */
export interface Paint {
  readonly main: string
  readonly shade: string
  readonly bright: string
  readonly print: string
  /** What is printed in place of the mark, around its own middle and about 540 high. */
  readonly emblem?: string | undefined
  /** What a poster shows, upright, as a data URL. */
  readonly art?: string | undefined
}

/** An article in the middle of a square of 800, standing on a floor at 640. */
export type Shape = (paint: Paint) => string

const line = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** The mark on everything: something plays at the edge of a cliff. In a square of 100. */
const mark = (x: number, y: number, scale: number, color: string) =>
  group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    `<path d="M34 6l52 32-52 32z" fill="${color}" stroke="${color}" stroke-width="10" stroke-linejoin="round"/>`,
    `<path d="M6 90h62l14 14" ${line(color, 10)}/>`,
  )

/** The emblem where there is one, otherwise the mark, in a square of 100 times `scale`. */
const printed = ({ emblem, print }: Paint, x: number, y: number, scale: number, color = print) =>
  emblem === undefined
    ? mark(x, y, scale, color)
    : group(`transform="translate(${x + 50 * scale} ${y + 50 * scale}) scale(${scale * 0.26})"`, emblem)

const mug: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M520 340c110-24 150 40 128 112-18 60-74 92-138 92" ${line(shade, 44)}/>
   <path d="M210 270h330l-18 330c-2 26-22 40-48 40H276c-26 0-46-14-48-40z" fill="${main}"/>
   <path d="M470 270h70l-18 330c-2 26-22 40-48 40h-40z" fill="${shade}" opacity=".55"/>
   <ellipse cx="375" cy="270" rx="165" ry="34" fill="${bright}"/><ellipse cx="375" cy="274" rx="142" ry="25" fill="#3a2117"/>
   <path d="M320 220c-24-34 24-50 0-88 M400 214c-24-34 24-50 0-88" ${line(bright, 12)} opacity=".35"/>${printed(paint, 300, 390, 1.5)}`
}

const tote: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M300 330V240c0-130 200-130 200 0v90" ${line(shade, 26)}/>
   <path d="M206 310h388l26 310c1 12-6 20-18 20H198c-12 0-19-8-18-20z" fill="${main}"/>
   <path d="M206 310h388l3 34H203z" fill="${bright}"/><path d="M520 344h77l23 276c1 12-6 20-18 20h-52z" fill="${shade}" opacity=".4"/>${printed(paint, 296, 410, 2.1)}`
}

const shirt: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M290 190l-150 84 56 120 74-34v280h260V360l74 34 56-120-150-84c-20 48-60 66-110 66s-90-18-110-66z" fill="${main}"/>
   <path d="M450 640h80V360l74 34 56-120-60-34-70 90z" fill="${shade}" opacity=".45"/>
   <path d="M290 190c20 48 60 66 110 66s90-18 110-66" ${line(bright, 14)}/>${printed(paint, 320, 330, 1.7)}`
}

const hoodie: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M300 220c-90 20-130 60-140 130l-40 250h84l34-170v210h324V430l34 170h84l-40-250c-10-70-50-110-140-130z" fill="${main}"/>
   <path d="M470 640h92V430l34 170h84l-40-250c-10-70-50-110-140-130l-30 60z" fill="${shade}" opacity=".4"/>
   <path d="M296 228c10-110 198-110 208 0-20 70-188 70-208 0z" fill="${shade}"/><path d="M326 232c14-62 134-62 148 0-18 38-130 38-148 0z" fill="${bright}" opacity=".5"/>
   <path d="M372 292v96 M428 292v80" ${line(bright, 9)}/><path d="M296 520h208l22 90H274z" fill="${shade}" opacity=".7"/>${printed(paint, 350, 396, 1.1)}`
}

const cap: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M180 500c0-170 110-250 230-250s210 90 210 250z" fill="${main}"/><path d="M410 250c120 0 210 90 210 250H470c10-110-10-200-60-250z" fill="${shade}" opacity=".5"/>
   <path d="M410 250c-60 60-80 150-76 250" ${line(shade, 6)}/><circle cx="410" cy="248" r="16" fill="${bright}"/>
   <path d="M180 496c150-40 330-34 440 4 70 24 110 60 112 84-150-46-390-50-552-26z" fill="${shade}"/><path d="M180 500c150-36 330-30 440 4" ${line(bright, 8)}/>${printed(paint, 236, 352, 1.2)}`
}

const notebook: Shape = (paint) => {
  const { main, shade, bright, print } = paint
  return `<path d="M266 196h300c14 0 24 10 24 24v400c0 12-10 20-24 20H266z" fill="#efe8da"/><path d="M230 180h310c14 0 24 10 24 24v416c0 12-10 20-24 20H230z" fill="${main}"/>
   <path d="M230 180h44v460h-44c-12 0-20-8-20-20V200c0-12 8-20 20-20z" fill="${shade}"/><path d="M498 180h22v460h-22z" fill="${print}"/>
   <path d="M440 640v66l18-18 18 18v-66z" fill="${bright}"/>${printed(paint, 318, 330, 1.8, bright)}`
}

/** Two pins on the card they are sold on: a round one with the emblem, and a moon. */
const pins: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M226 150h348c14 0 24 10 24 24v452c0 14-10 24-24 24H226c-14 0-24-10-24-24V174c0-14 10-24 24-24z" fill="#f4eee2"/>
   <path d="M226 150h348c14 0 24 10 24 24v74H202v-74c0-14 10-24 24-24z" fill="${main}"/><circle cx="400" cy="186" r="17" fill="#120d1a"/><path d="M300 226h200" ${line(bright, 7)} opacity=".8"/>
   <circle cx="374" cy="410" r="128" fill="#0a0618" opacity=".22"/><circle cx="366" cy="400" r="128" fill="#e8c878"/><circle cx="366" cy="400" r="114" fill="${main}"/>
   <path d="M366 286a114 114 0 0 1 0 228z" fill="${shade}" opacity=".5"/><path d="M274 372a100 100 0 0 1 64-66" ${line('#fff', 9)} opacity=".5"/>${printed(paint, 281, 315, 1.7, bright)}
   <path d="M552 514a64 64 0 1 1-62-92 50 50 0 1 0 62 92z" fill="#e8c878"/><path d="M538 520a50 50 0 1 1-56-84 58 58 0 0 0 56 84z" fill="${bright}"/>
   <path d="M262 586h276 M262 614h150" ${line(shade, 7)} opacity=".35"/>`
}

/** A print with a white edge: the cover of a drama where there is one, otherwise hills and the mark. */
const poster: Shape = (paint) => {
  const { main, shade, bright, print, art } = paint
  const picture =
    art === undefined
      ? `<path d="M248 172h304v456H248z" fill="${shade}"/><circle cx="440" cy="292" r="70" fill="${bright}"/>
         <path d="M248 470c60-60 110-10 150-60s90-30 154 10v208H248z" fill="${main}"/>${mark(292, 336, 1.3, print)}`
      : `<image x="248" y="172" width="304" height="456" href="${art}"/>`
  return `<path d="M226 150h348v500H226z" fill="#f3ecdf"/>${picture}<path d="M226 150l30-26h348l-30 26z" fill="#cfc5b3"/>`
}

/** The bowl of a drama as it is seen there, on a folded cloth. */
const bowl: Shape = ({ main, shade, bright, emblem = '' }) =>
  `<path d="M160 600c80-26 400-30 480 0l-30 44H190z" fill="${shade}"/><path d="M176 588c90-22 360-26 448 0l-14 26c-120-18-300-18-420 0z" fill="${main}"/>
   <path d="M190 600c120-16 300-16 420 0" ${line(bright, 5)} stroke-dasharray="2 14"/>${group('transform="translate(400 440) scale(.9)"', emblem)}`

const cushion: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<path d="M190 240c90 26 330 26 420 0 36-10 60 14 50 50-24 90-24 210 0 300 10 36-14 60-50 50-90-24-330-24-420 0-36 10-60-14-50-50 24-90 24-210 0-300-10-36 14-60 50-50z" fill="${main}"/>
   <path d="M610 240c36-10 60 14 50 50-24 90-24 210 0 300 10 36-14 60-50 50-40-11-110-17-180-18 130-90 190-230 180-382z" fill="${shade}" opacity=".5"/>
   <path d="M214 272c100 20 272 20 372 0" ${line(bright, 8)} stroke-dasharray="2 22"/>${printed(paint, 300, 352, 2.1)}`
}

const keyring: Shape = (paint) => {
  const { main, shade, bright } = paint
  return `<circle cx="400" cy="210" r="70" ${line('#c9cdd6', 18)}/><path d="M400 280v46" ${line('#a9aeb9', 20)}/>
   <path d="M280 326h240c22 0 36 14 36 36v242c0 22-14 36-36 36H280c-22 0-36-14-36-36V362c0-22 14-36 36-36z" fill="${main}"/>
   <path d="M470 326h50c22 0 36 14 36 36v242c0 22-14 36-36 36h-90z" fill="${shade}" opacity=".5"/><circle cx="400" cy="362" r="14" fill="#17121f"/>
   <path d="M270 350v240" ${line(bright, 8)} opacity=".7"/>${printed(paint, 318, 400, 1.7)}`
}

/** Something that is not shipped: a card with what it is for. */
const card =
  (symbol: (paint: Paint) => string): Shape =>
  (paint) =>
    group(
      'transform="rotate(-8 400 420)"',
      `<rect x="130" y="240" width="540" height="350" rx="36" fill="${paint.shade}"/><rect x="130" y="230" width="540" height="350" rx="36" fill="${paint.main}"/>`,
      `<path d="M130 330c180 60 360-90 540-40v254c0 20-16 36-36 36H166c-20 0-36-16-36-36z" fill="${paint.bright}" opacity=".18"/>`,
      symbol(paint),
      mark(170, 470, 0.8, paint.print),
    )

const crown = card(
  ({ print }) =>
    `<path d="M300 460l-30-130 76 54 54-94 54 94 76-54-30 130z" fill="${print}"/><path d="M302 484h196" ${line(print, 16)}/>`,
)
const coupon = card(
  ({ print, shade }) =>
    `<circle cx="130" cy="405" r="34" fill="${shade}"/><circle cx="670" cy="405" r="34" fill="${shade}"/>
     <path d="M470 262v290" ${line(print, 8)} stroke-dasharray="4 24"/><path d="M260 470l130-140" ${line(print, 18)}/><circle cx="276" cy="346" r="30" ${line(print, 16)}/><circle cx="374" cy="456" r="30" ${line(print, 16)}/>`,
)
const ticket = card(
  ({ print }) =>
    `<path d="M290 320h220v170H290z" ${line(print, 16)}/><path d="M330 320v170 M470 320v170 M290 362h40 M290 405h40 M290 448h40 M470 362h40 M470 405h40 M470 448h40" ${line(print, 10)}/><path d="M382 374l54 31-54 31z" fill="${print}"/>`,
)

export const shapes = {
  mug,
  tote,
  shirt,
  hoodie,
  cap,
  notebook,
  pins,
  poster,
  cushion,
  keyring,
  bowl,
  crown,
  coupon,
  ticket,
}
export type ShapeName = keyof typeof shapes
