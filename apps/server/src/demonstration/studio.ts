import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { DemoDrama, DemoStudio } from './films.ts'

const run = promisify(execFile)

const episodesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    titles: {
      'zh-CN': `第 ${index + 1} 集`,
      en: `Episode ${index + 1}`,
      vi: `Tập ${index + 1}`,
      pt: `Episódio ${index + 1}`,
    },
  }))

/** Colours of each drama, dark to light. */
const palettes: Readonly<Record<string, readonly [string, string]>> = {
  'moonlit-bridge': ['0x10142e', '0x7a3b69'],
  'last-train': ['0x1b0f14', '0xb5573a'],
}

const colorsOf = (drama: DemoDrama) => palettes[drama.slug] ?? (['0x101018', '0x404060'] as const)

async function draw(drama: DemoDrama, width: number, height: number): Promise<Uint8Array> {
  const [dark, light] = colorsOf(drama).map((color) => color.replace('0x', '#'))
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * 0.68}" cy="${height * 0.26}" r="${Math.min(width, height) * 0.16}" fill="#f7e8c8" opacity="0.9"/>
    <path d="M0 ${height * 0.8} Q${width / 2} ${height * 0.55} ${width} ${height * 0.8} V${height} H0Z" fill="#07070c"/>
  </svg>`
  return sharp(Buffer.from(picture)).webp({ quality: 82 }).toBuffer()
}

/** Films moving light with a soft tone. */
export const studio: DemoStudio = {
  dramas: [
    {
      slug: 'moonlit-bridge',
      titles: { 'zh-CN': '月下桥', en: 'Moonlit Bridge', vi: 'Cầu dưới trăng', pt: 'A Ponte ao Luar' },
      intros: {
        'zh-CN': '十年后，她回到那座桥，等一个不会再来的人。',
        en: 'Ten years later she returns to the bridge, to wait for someone who cannot come.',
        vi: 'Mười năm sau, cô trở lại cây cầu để đợi một người không thể đến.',
        pt: 'Dez anos depois, ela volta à ponte para esperar quem não pode vir.',
      },
      tags: {
        'zh-CN': ['爱情', '重逢'],
        en: ['Romance', 'Reunion'],
        vi: ['Tình yêu', 'Tái ngộ'],
        pt: ['Romance', 'Reencontro'],
      },
      category: { 'zh-CN': '爱情', en: 'Romance', vi: 'Tình yêu', pt: 'Romance' },
      area: '中国',
      year: 2026,
      episodes: episodesOf(4),
    },
    {
      slug: 'last-train',
      titles: { 'zh-CN': '末班车', en: 'The Last Train', vi: 'Chuyến tàu cuối', pt: 'O Último Trem' },
      intros: {
        'zh-CN': '末班车上只有两个人，其中一个昨天已经死了。',
        en: 'Two people ride the last train. One of them died yesterday.',
        vi: 'Chuyến tàu cuối chỉ có hai người. Một người đã chết hôm qua.',
        pt: 'Duas pessoas no último trem. Uma delas morreu ontem.',
      },
      tags: { 'zh-CN': ['悬疑'], en: ['Mystery'], vi: ['Bí ẩn'], pt: ['Mistério'] },
      category: { 'zh-CN': '悬疑', en: 'Mystery', vi: 'Bí ẩn', pt: 'Mistério' },
      area: '中国',
      year: 2026,
      episodes: episodesOf(4),
    },
  ],
  async drawCovers(drama) {
    return { upright: await draw(drama, 600, 900), wide: await draw(drama, 960, 540) }
  },
  async filmEpisode(drama, episode, { ffmpeg, folder, signal }) {
    const file = join(folder, 'film.mp4')
    const [dark, light] = colorsOf(drama)
    const picture = `gradients=s=720x1280:r=24:d=14:c0=${dark}:c1=${light}:n=2:speed=0.02:seed=${episode + 1}`
    const tone = `sine=f=${180 + 20 * episode}:d=14`
    const sources = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', tone]
    const coding = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-af',
      'volume=0.1',
      '-c:a',
      'aac',
      '-shortest',
    ]
    await run(ffmpeg, ['-nostdin', '-y', '-loglevel', 'error', ...sources, ...coding, file], { signal })
    return file
  },
}
