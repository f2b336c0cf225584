import { theatre } from '../sets/theatre.ts'
import type { Story } from '../story.ts'

export const madamBlackSwan: Story = {
  slug: 'madam-black-swan',
  titles: { 'zh-CN': '黑天鹅夫人', en: 'Madam Black Swan', vi: 'Phu Nhân Thiên Nga Đen', pt: 'A Senhora Cisne Negro' },
  intros: {
    'zh-CN': '曾经的首席舞者在首演夜被折断了腿。五年后她买下整座剧院，第一件事，是点名要那晚所有人重新登台。',
    en: 'On opening night someone broke her leg. Five years later she buys the theater and orders everyone from that night back on stage.',
    vi: 'Đêm công diễn, có kẻ đánh gãy chân cô. Năm năm sau, cô mua cả nhà hát và gọi mọi người đêm ấy trở lại sân khấu.',
    pt: 'Na estreia, alguém quebrou sua perna. Cinco anos depois ela compra o teatro e chama todos daquela noite de volta ao palco.',
  },
  tags: {
    'zh-CN': ['复仇', '豪门', '大女主'],
    en: ['Revenge', 'High society', 'Heroine'],
    vi: ['Báo thù', 'Hào môn', 'Đại nữ chủ'],
    pt: ['Vingança', 'Alta sociedade', 'Heroína'],
  },
  category: { 'zh-CN': '都市', en: 'Modern romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 127,
  planned: 16,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 40, wholePrice: 0 },
  episodes: [
    {
      titles: { 'zh-CN': '买下剧院', en: 'She Bought the Theatre', vi: 'Mua lại nhà hát', pt: 'Ela Comprou o Teatro' },
      lines: [
        {
          'zh-CN': '把灯全部打开。',
          en: 'Turn on every light.',
          vi: 'Bật hết đèn lên.',
          pt: 'Acendam todas as luzes.',
        },
        {
          'zh-CN': '夫人，今晚谁来跳？',
          en: 'Madam, who shall dance tonight?',
          vi: 'Thưa bà, tối nay ai múa?',
          pt: 'Madame, quem dança hoje?',
        },
        {
          'zh-CN': '五年前的那几个人。',
          en: 'The same names as five years ago.',
          vi: 'Vẫn những cái tên năm năm trước.',
          pt: 'Os mesmos nomes de cinco anos atrás.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '替身', en: 'The Understudy', vi: 'Người thế vai', pt: 'A Substituta' },
      lines: [
        {
          'zh-CN': '那晚你穿的是我的舞鞋。',
          en: 'You wore my shoes that night.',
          vi: 'Đêm đó cô mang giày của tôi.',
          pt: 'Você usou as minhas sapatilhas naquela noite.',
        },
        {
          'zh-CN': '是有人递给我的。',
          en: 'Somebody handed them to me.',
          vi: 'Có người đưa cho tôi.',
          pt: 'Alguém as entregou para mim.',
        },
        {
          'zh-CN': '名字。我只要一个名字。',
          en: 'A name. I only want a name.',
          vi: 'Một cái tên. Tôi chỉ cần một cái tên.',
          pt: 'Um nome. Só quero um nome.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '第三盏灯', en: 'The Third Lamp', vi: 'Ngọn đèn thứ ba', pt: 'A Terceira Lâmpada' },
      lines: [
        {
          'zh-CN': '那从来不是意外。',
          en: 'It was never an accident.',
          vi: 'Đó chưa bao giờ là tai nạn.',
          pt: 'Nunca foi um acidente.',
        },
        {
          'zh-CN': '第三盏灯，绳子在谁手里？',
          en: 'The third lamp. Who held the rope?',
          vi: 'Ngọn đèn thứ ba. Ai giữ dây?',
          pt: 'A terceira lâmpada. Quem segurava a corda?',
        },
        { 'zh-CN': '是你，亲爱的。', en: 'You did, my love.', vi: 'Là em đấy, tình yêu.', pt: 'Era você, meu amor.' },
      ],
    },
    {
      titles: { 'zh-CN': '谢幕', en: 'Curtain Call', vi: 'Hạ màn', pt: 'Cai o Pano' },
      lines: [
        {
          'zh-CN': '再为他们跳一次。',
          en: 'Dance for them once more.',
          vi: 'Múa cho họ xem lần nữa đi.',
          pt: 'Dance para eles mais uma vez.',
        },
        {
          'zh-CN': '夫人，我的腿……求您开恩。',
          en: 'My leg, madam. Have mercy.',
          vi: 'Chân tôi, thưa bà. Xin thương xót.',
          pt: 'Minha perna, madame. Tenha piedade.',
        },
        {
          'zh-CN': '我已经开恩了，给你留了一条。',
          en: 'I did. I left you the other one.',
          vi: 'Tôi thương rồi. Tôi để lại cho cô chân kia.',
          pt: 'Já tive. Deixei a outra para você.',
        },
      ],
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
    keepsake: 'ticket',
    cast: {
      lead: {
        person: {
          skin: '#f0c9b2',
          hair: { name: 'chignon', color: '#120c12' },
          clothes: { name: 'dress', color: '#15101c', second: '#e6d7a8' },
          eyes: '#503024',
          marks: 'mole',
          mood: 'proud',
          isMan: false,
          face: { shape: 'long', eyes: 'hooded', brows: 'arched', nose: 'hooked', lips: 'full' },
        },
      },
      other: {
        person: {
          skin: '#d2a07c',
          hair: { name: 'slick', color: '#6a4a2c' },
          clothes: { name: 'suit', color: '#4a3648', second: '#d8c48a' },
          beard: 'full',
          eyes: '#2f2a24',
          mood: 'afraid',
          isMan: true,
          face: { shape: 'round', eyes: 'round', brows: 'heavy', nose: 'button', lips: 'wide' },
        },
      },
    },
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
