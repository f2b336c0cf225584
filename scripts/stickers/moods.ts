// The twelve moods of short dramas, by the names of their files (migration 0264 lists them).
import {
  blush,
  body,
  brows,
  closedEyes,
  ears,
  eyes,
  grin,
  hand,
  head,
  ink,
  line,
  nose,
  paw,
  shape,
  shockedEyes,
  sticker,
  whiskers,
} from './cat.ts'
import {
  brokenHeart,
  burst,
  card,
  confetti,
  drop,
  flyingCorn,
  glasses,
  gloom,
  heart,
  nightcap,
  partyHat,
  phone,
  pool,
  popcorn,
  snores,
  sparkle,
  steam,
  streams,
  suit,
  thumb,
  vein,
} from './things.ts'

const face = (...parts: readonly string[]) => parts.join('') + nose + whiskers
const oval = (cy: number, rx: number, ry: number) =>
  `<ellipse cx="256" cy="${cy}" rx="${rx}" ry="${ry}" fill="#8f2333" stroke="${ink}" stroke-width="9"/><ellipse cx="256" cy="${cy + ry * 0.5}" rx="${rx * 0.6}" ry="${ry * 0.34}" fill="#f78ca0"/>`
const heartEyes = heart(188, 218, 78, '#ee3f58', -6) + heart(324, 218, 78, '#ee3f58', 6)
const lids = [188, 324]
  .map(
    (x) => `<path d="M${x - 36} 182 h72 v30 q-36 -8 -72 0 z" fill="#f7b45c"/>${line(`M${x - 36} 212 q36 -9 72 0`, 10)}`,
  )
  .join('')

export const moods = {
  shock: sticker(
    burst +
      body() +
      ears() +
      head() +
      face(shockedEyes, brows(false)) +
      oval(300, 26, 34) +
      paw(124, 312, -32, 104) +
      paw(388, 312, 32, 104) +
      drop(440, 150, 44, 24) +
      drop(70, 152, 38, -24),
  ),
  sob: sticker(
    pool +
      body() +
      ears(true) +
      head() +
      face(closedEyes(false), brows(false)) +
      oval(296, 44, 30) +
      streams +
      drop(74, 320, 40, 20) +
      drop(440, 330, 44, -20),
  ),
  swoon: sticker(
    body() +
      ears() +
      head() +
      face(blush(1), heartEyes) +
      grin +
      paw(222, 396, 24, 50) +
      paw(290, 396, -24, 50) +
      heart(76, 110, 84, '#ff6f8d', -18) +
      heart(440, 96, 66, '#ff6f8d', 16) +
      heart(448, 330, 52, '#ee3f58', 12) +
      heart(66, 330, 46, '#ee3f58', -14),
  ),
  rage: sticker(
    steam +
      body() +
      ears(true) +
      head('rgb(226 40 50 / 46%)') +
      face(eyes({ size: 25 }), brows(true, 15)) +
      `${shape('M196 288 Q256 268 316 288 L310 322 Q256 336 202 322 Z', '#fff')}${['M226 281 v45', 'M256 277 v51', 'M286 281 v45', 'M198 304 h116'].map((d) => line(d, 6)).join('')}` +
      vein +
      paw(126, 390, -40, 78) +
      paw(386, 390, 40, 78),
  ),
  boss: sticker(
    body({ fill: '#2c2840', belly: false, scarf: false }) +
      suit +
      ears() +
      head() +
      face(blush(0.5)) +
      glasses +
      line('M220 282 Q262 306 304 268', 10) +
      card +
      hand(372, 366, 30) +
      sparkle(440, 262, 26) +
      sparkle(104, 300, 20) +
      sparkle(84, 120, 26),
  ),
  popcorn: sticker(
    body() +
      ears() +
      head() +
      face(blush(0.8), eyes({ size: 36, dx: 4, dy: -4 })) +
      oval(300, 22, 20) +
      popcorn +
      flyingCorn +
      hand(166, 424, 80) +
      hand(346, 424, -80),
  ),
  plot: sticker(
    gloom +
      body() +
      ears() +
      head() +
      face(eyes({ size: 31, dx: 6 }), lids, brows(true)) +
      line('M214 286 Q262 312 314 268', 11) +
      paw(232, 392, 30, 54) +
      paw(280, 392, -30, 54),
  ),
  beg: sticker(
    body() +
      ears(true) +
      head() +
      face(blush(0.9), eyes({ size: 46, isWet: true }), brows(false)) +
      line('M234 300 q22 -18 44 0', 9) +
      paw(238, 386, 12, 60) +
      paw(274, 386, -12, 60) +
      sparkle(92, 110, 28) +
      sparkle(424, 104, 24) +
      sparkle(446, 300, 18),
  ),
  sleepy: sticker(
    body({ scarf: false }) +
      ears() +
      head() +
      face(blush(), closedEyes(false)) +
      oval(296, 17, 14) +
      `<circle cx="312" cy="290" r="34" fill="#cfeeff" fill-opacity="0.85" stroke="${ink}" stroke-width="8"/><path d="M294 280 q4 -12 16 -14" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
      nightcap +
      phone +
      hand(192, 424, 80) +
      hand(320, 418, -80) +
      snores,
  ),
  party: sticker(
    confetti +
      body() +
      ears() +
      head() +
      partyHat +
      face(blush(1), closedEyes(true)) +
      grin +
      paw(98, 322, -42, 116) +
      paw(414, 322, 42, 116),
  ),
  heartbreak: sticker(
    body() +
      ears(true) +
      head() +
      face(blush(0.5), eyes({ size: 38, dy: 6, isWet: true }), brows(false)) +
      line('M228 304 q28 -26 56 0', 9) +
      drop(142, 292, 46) +
      brokenHeart +
      hand(176, 422, 76) +
      hand(336, 422, -76),
  ),
  yes: sticker(
    body() +
      ears() +
      head() +
      face(
        blush(1),
        `${eyes({ size: 32 }).split('<ellipse').slice(0, 2).join('<ellipse')}${line('M292 222 q32 -40 64 0', 12)}`,
      ) +
      grin +
      paw(136, 398, -32, 72) +
      thumb +
      sparkle(446, 208, 24) +
      sparkle(66, 130, 22),
  ),
}
