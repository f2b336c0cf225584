import { theatre } from '../sets/theatre.ts'
import type { Story } from '../story.ts'

export const finalRound: Story = {
  slug: 'final-round',
  titles: { 'zh-CN': '决胜局', en: 'Final Round', vi: 'Ván Cuối', pt: 'Rodada Final' },
  intros: {
    'zh-CN': '被战队除名的天才少女改名参加总决赛，对面的队长，正是当年投票赶走她的人。',
    en: 'Thrown out of her team, a prodigy enters the finals under another name. Across the stage: the captain who voted her out.',
    vi: 'Thiên tài bị đuổi khỏi đội, cô đổi tên vào chung kết. Đối diện là đội trưởng từng bỏ phiếu loại cô.',
    pt: 'Expulsa do time, uma prodígio entra na final com outro nome. Do outro lado: o capitão que votou contra ela.',
  },
  tags: {
    'zh-CN': ['电竞', '热血', '逆袭'],
    en: ['E-sports', 'Underdog', 'Comeback'],
    vi: ['E-sports', 'Nhiệt huyết', 'Lội ngược dòng'],
    pt: ['E-sports', 'Adrenalina', 'Virada'],
  },
  category: { 'zh-CN': '青春', en: 'Campus', vi: 'Thanh xuân', pt: 'Juventude' },
  area: 'KR',
  year: 2026,
  releasedDaysAgo: 110,
  planned: 14,
  terms: { vipType: 0, freeNumber: 1, coinPrice: 20, wholePrice: 180 },
  episodes: [
    {
      titles: { 'zh-CN': '匿名', en: 'No Name', vi: 'Ẩn danh', pt: 'Sem Nome' },
      lines: [
        {
          'zh-CN': '七号选手没有名字。',
          en: 'Player seven has no name.',
          vi: 'Tuyển thủ số bảy không có tên.',
          pt: 'A jogadora sete não tem nome.',
        },
        {
          'zh-CN': '零点前她就会有名字。',
          en: 'She will have one by midnight.',
          vi: 'Trước nửa đêm cô ấy sẽ có.',
          pt: 'Até a meia-noite ela terá um.',
        },
        {
          'zh-CN': '这双手我认得。',
          en: 'I know those hands.',
          vi: 'Tôi nhận ra đôi tay đó.',
          pt: 'Eu conheço essas mãos.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '一血', en: 'First Blood', vi: 'Hạ gục đầu', pt: 'Primeiro Abate' },
      lines: [
        {
          'zh-CN': '是你投票让我走的。',
          en: 'You voted me out.',
          vi: 'Anh đã bỏ phiếu loại em.',
          pt: 'Você votou para me tirar.',
        },
        {
          'zh-CN': '我那一票是为了救你。',
          en: 'I voted to save you.',
          vi: 'Anh bỏ phiếu để cứu em.',
          pt: 'Votei para salvar você.',
        },
        {
          'zh-CN': '那先救你自己吧。',
          en: 'Then save yourself.',
          vi: 'Vậy tự cứu mình đi.',
          pt: 'Então salve a si mesmo.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#0a0524', '#2a0f6a', '#00c8ff'],
      far: '#24105a',
      middle: '#160a3c',
      near: '#080418',
      light: '#7df3ff',
      accent: '#ff2fb0',
      text: '#f4f0ff',
    },
    backdrop: theatre,
    weather: 'dust',
    weatherColor: '#7df3ff',
    keepsake: 'phone',
    cast: {
      lead: {
        person: {
          skin: '#f0c4a6',
          hair: { name: 'bob', color: '#ff5aa8' },
          clothes: { name: 'hoodie', color: '#20164a', second: '#5cf0ff' },
          eyes: '#5a4ad0',
          marks: 'mole',
          mood: 'proud',
          isMan: false,
          face: { shape: 'oval', eyes: 'round', brows: 'soft', nose: 'fine', lips: 'wide' },
        },
      },
      other: {
        person: {
          skin: '#e0b090',
          hair: { name: 'tousled', color: '#e8e6f0' },
          clothes: { name: 'hoodie', color: '#0f2038', second: '#ff2fb0' },
          eyes: '#2a5a8a',
          mood: 'amused',
          isMan: true,
          face: { shape: 'long', eyes: 'almond', brows: 'straight', nose: 'hooked', lips: 'wide' },
        },
      },
    },
    mood: {
      root: 146.8,
      chords: [
        [0, 5, 7, 12],
        [-2, 5, 8, 12],
        [-4, 3, 7, 10],
        [0, 3, 7, 10],
      ],
      pulse: 0.3,
      air: 0.2,
    },
  },
}
