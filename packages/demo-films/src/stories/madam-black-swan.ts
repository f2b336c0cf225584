import { theatre } from '../sets/theatre.ts'
import type { Story } from '../story.ts'

export const madamBlackSwan: Story = {
  slug: 'madam-black-swan',
  titles: { 'zh-CN': '黑天鹅夫人', en: 'Madam Black Swan', vi: 'Phu Nhân Thiên Nga Đen', pt: 'A Senhora Cisne Negro' },
  intros: {
    'zh-CN': '曾经的首席舞者在首演夜被折断了腿。五年后她买下整座剧院，第一件事，是点名要那晚所有人重新登台。',
    en: 'On opening night somebody broke the prima ballerina’s leg. Five years later she buys the theatre and orders everyone of that night back on stage.',
    vi: 'Đêm công diễn, chân của vũ công chính bị hủy hoại. Năm năm sau, cô mua cả nhà hát và triệu tất cả những người đêm ấy trở lại sân khấu.',
    pt: 'Na estreia, alguém quebrou a perna da primeira bailarina. Cinco anos depois ela compra o teatro e chama todos daquela noite de volta ao palco.',
  },
  tags: {
    'zh-CN': ['复仇', '豪门', '大女主'],
    en: ['Revenge', 'High society', 'Heroine'],
    vi: ['Báo thù', 'Hào môn', 'Đại nữ chủ'],
    pt: ['Vingança', 'Alta sociedade', 'Heroína'],
  },
  category: { 'zh-CN': '都市', en: 'City romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 127,
  planned: 16,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 40, wholePrice: 0 },
  episodes: [
    {
      titles: { 'zh-CN': '买下剧院', en: 'She Bought the Theatre', vi: 'Mua lại nhà hát', pt: 'Ela Comprou o Teatro' },
      lines: ['Turn on every light.', 'Madam, who shall dance tonight?', 'The same names as five years ago.'],
    },
    {
      titles: { 'zh-CN': '替身', en: 'The Understudy', vi: 'Người thế vai', pt: 'A Substituta' },
      lines: ['You wore my shoes that night.', 'Somebody handed them to me.', 'A name. I only want a name.'],
    },
    {
      titles: { 'zh-CN': '第三盏灯', en: 'The Third Lamp', vi: 'Ngọn đèn thứ ba', pt: 'A Terceira Lâmpada' },
      lines: ['It was never an accident.', 'The third lamp. Who held the rope?', 'You did, my love.'],
    },
    {
      titles: { 'zh-CN': '谢幕', en: 'Curtain Call', vi: 'Hạ màn', pt: 'Cai o Pano' },
      lines: ['Dance for them once more.', 'My leg, madam. Have mercy.', 'I did. I left you the other one.'],
    },
  ],
  look: {
    palette: {
      sky: ['#0b0406', '#260a10', '#4a1018'],
      far: '#5c0f1c',
      middle: '#2c0a10',
      near: '#0e0406',
      light: '#ffdf9e',
      accent: '#b3142c',
      text: '#ffeccb',
    },
    backdrop: theatre,
    weather: 'feathers',
    weatherColor: '#140c12',
    cast: {
      lead: {
        figure: 'gown',
        person: {
          skin: '#f0c9b2',
          hair: { name: 'waves', color: '#120c12' },
          clothes: { name: 'dress', color: '#15101c', second: '#e6d7a8' },
          eyes: '#503024',
          mood: 'stern',
          isMan: false,
        },
      },
      other: {
        figure: 'suit',
        person: {
          skin: '#d2a07c',
          hair: { name: 'slick', color: '#1a1416' },
          clothes: { name: 'suit', color: '#23202c', second: '#8a1f3a' },
          eyes: '#2f2a24',
          mood: 'stern',
          isMan: true,
        },
      },
    },
    titleFace: 'playfair',
    titleLines: ['Madam', 'Black Swan'],
    mood: {
      root: 103.8,
      chords: [
        [0, 7, 12, 15],
        [-4, 3, 8, 12],
        [1, 5, 8, 13],
        [-5, 2, 7, 11],
      ],
      pulse: 0.75,
      air: 0.15,
    },
  },
}
