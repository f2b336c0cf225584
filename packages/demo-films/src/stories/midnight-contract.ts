import { city } from '../sets/city.ts'
import type { Story } from '../story.ts'

export const midnightContract: Story = {
  slug: 'midnight-contract',
  titles: { 'zh-CN': '午夜契约', en: 'The Midnight Contract', vi: 'Hợp Đồng Nửa Đêm', pt: 'O Contrato da Meia-Noite' },
  intros: {
    'zh-CN': '为了母亲的手术费，她在午夜签下一纸婚约：一年，不问过去，不许动心。可第一个违约的人，是他。',
    en: 'To pay for her mother’s surgery she marries him at midnight, by contract: one year, no questions, no love. He breaks it first.',
    vi: 'Vì tiền mổ cho mẹ, nửa đêm cô ký hợp đồng hôn nhân: một năm, không hỏi quá khứ, không được yêu. Người phá luật trước lại là anh.',
    pt: 'Para pagar a cirurgia da mãe, ela assina um casamento à meia-noite: um ano, sem perguntas, sem amor. Ele quebra primeiro.',
  },
  tags: {
    'zh-CN': ['契约婚姻', '总裁', '甜虐'],
    en: ['Contract marriage', 'Billionaire', 'Bittersweet'],
    vi: ['Hôn nhân hợp đồng', 'Tổng tài', 'Ngọt ngược'],
    pt: ['Amor por contrato', 'Magnata', 'Agridoce'],
  },
  category: { 'zh-CN': '都市', en: 'Modern romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 6,
  planned: 20,
  episodes: [
    {
      titles: { 'zh-CN': '一纸婚约', en: 'One Signature', vi: 'Một chữ ký', pt: 'Uma Assinatura' },
      lines: [
        {
          'zh-CN': '一年。不许问，不许爱。',
          en: 'One year. No questions. No love.',
          vi: 'Một năm. Không hỏi. Không yêu.',
          pt: 'Um ano. Sem perguntas. Sem amor.',
        },
        {
          'zh-CN': '要是我违约呢？',
          en: 'And if I break the rule?',
          vi: 'Nếu tôi phá luật thì sao?',
          pt: 'E se eu quebrar a regra?',
        },
        {
          'zh-CN': '那你的一切都归我。',
          en: 'Then you owe me everything.',
          vi: 'Thì cô nợ tôi tất cả.',
          pt: 'Então você me deve tudo.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '雨夜来电', en: 'A Call in the Rain', vi: 'Cuộc gọi đêm mưa', pt: 'Uma Ligação na Chuva' },
      lines: [
        {
          'zh-CN': '医院来电话了，就在今晚。',
          en: 'The hospital called. It is tonight.',
          vi: 'Bệnh viện gọi rồi. Là tối nay.',
          pt: 'O hospital ligou. É hoje à noite.',
        },
        {
          'zh-CN': '钱我已经付了。上车。',
          en: 'I already paid. Get in the car.',
          vi: 'Tôi trả rồi. Lên xe đi.',
          pt: 'Já paguei. Entre no carro.',
        },
        {
          'zh-CN': '你的手为什么在抖？',
          en: 'Why are your hands shaking?',
          vi: 'Sao tay anh lại run?',
          pt: 'Por que suas mãos estão tremendo?',
        },
      ],
    },
    {
      titles: { 'zh-CN': '前女友回国', en: 'She Came Back', vi: 'Người cũ trở về', pt: 'Ela Voltou' },
      lines: [
        {
          'zh-CN': '他的初恋九点落地。',
          en: 'His first love landed at nine.',
          vi: 'Mối tình đầu của anh ấy hạ cánh lúc chín giờ.',
          pt: 'O primeiro amor dele chegou às nove.',
        },
        {
          'zh-CN': '亲爱的，你不过是一个签名。',
          en: 'You are only a signature, dear.',
          vi: 'Em chỉ là một chữ ký thôi, cưng à.',
          pt: 'Você é só uma assinatura, querida.',
        },
        {
          'zh-CN': '那你去问问，他戴的是谁的戒指。',
          en: 'Then ask him whose ring he wears.',
          vi: 'Vậy hỏi xem anh ấy đeo nhẫn của ai.',
          pt: 'Então pergunte de quem é a aliança que ele usa.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '天台', en: 'The Rooftop', vi: 'Sân thượng', pt: 'O Terraço' },
      lines: [
        {
          'zh-CN': '第七条：不许动心。',
          en: 'Clause seven: no love.',
          vi: 'Điều bảy: không được yêu.',
          pt: 'Cláusula sete: sem amor.',
        },
        {
          'zh-CN': '第七条，三月我就撕了。',
          en: 'I tore out clause seven in March.',
          vi: 'Điều bảy, anh xé từ tháng ba rồi.',
          pt: 'Rasguei a cláusula sete em março.',
        },
        {
          'zh-CN': '留下来。不是一年，是留下来。',
          en: 'Stay. Not for a year. Stay.',
          vi: 'Ở lại đi. Không phải một năm. Ở lại.',
          pt: 'Fique. Não por um ano. Fique.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '最后一天', en: 'The Last Day', vi: 'Ngày cuối cùng', pt: 'O Último Dia' },
      lines: [
        {
          'zh-CN': '零点到了，合约结束。',
          en: 'Midnight. The contract is over.',
          vi: 'Nửa đêm rồi. Hợp đồng kết thúc.',
          pt: 'Meia-noite. O contrato acabou.',
        },
        {
          'zh-CN': '陆太太，你的车在等你。',
          en: 'Your taxi is waiting, Mrs. Lu.',
          vi: 'Taxi đang chờ, bà Lục.',
          pt: 'Seu táxi está esperando, senhora Lu.',
        },
        {
          'zh-CN': '那就嫁给我。这次是真的。',
          en: 'Then marry me. This time, for real.',
          vi: 'Vậy lấy anh đi. Lần này là thật.',
          pt: 'Então case comigo. Desta vez, de verdade.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#05061a', '#171b55', '#6a2f8a'],
      far: '#1a2055',
      middle: '#0c1034',
      near: '#070919',
      light: '#8fdcff',
      accent: '#ff3d9a',
      text: '#f4f6ff',
    },
    backdrop: city,
    weather: 'rain',
    weatherColor: '#bfe6ff',
    keepsake: 'ring',
    cast: {
      lead: {
        person: {
          skin: '#f1c6a8',
          hair: { name: 'long', color: '#20151a' },
          clothes: { name: 'dress', color: '#7b1550', second: '#f6d8e6' },
          eyes: '#4a3328',
          mood: 'tender',
          isMan: false,
          face: { shape: 'heart', eyes: 'almond', brows: 'angled', nose: 'long', lips: 'full' },
        },
      },
      other: {
        person: {
          skin: '#dcae8a',
          hair: { name: 'short', color: '#14121a' },
          clothes: { name: 'suit', color: '#141a34', second: '#3f5fc8' },
          eyes: '#2c2c3a',
          mood: 'stern',
          isMan: true,
          face: { shape: 'long', eyes: 'almond', brows: 'straight', nose: 'hooked', lips: 'wide' },
        },
      },
    },
    mood: {
      root: 98,
      chords: [
        [0, 7, 10, 14],
        [5, 8, 12, 15],
        [-4, 3, 7, 10],
        [-2, 5, 8, 12],
      ],
      pulse: 0.5,
      air: 0.45,
    },
  },
}
