import { ward } from '../sets/ward.ts'
import type { Story } from '../story.ts'

export const wardThirteen: Story = {
  slug: 'ward-thirteen',
  titles: { 'zh-CN': '十三病区', en: 'Ward Thirteen', vi: 'Khoa Mười Ba', pt: 'Ala Treze' },
  intros: {
    'zh-CN': '新来的急诊医生发现，十三病区的病人从不出院，而值班表上，写着她三年后的名字。',
    en: 'Nobody ever leaves Ward Thirteen. And the new doctor’s name is already on the duty roster, dated three years from now.',
    vi: 'Nữ bác sĩ mới phát hiện không ai từng rời khoa Mười Ba. Và lịch trực đã ghi sẵn tên cô, đề ngày ba năm sau.',
    pt: 'Uma médica nova descobre que ninguém sai da Ala Treze. E a escala já traz o nome dela, com data de daqui a três anos.',
  },
  tags: {
    'zh-CN': ['医院', '悬疑', '时间'],
    en: ['Hospital', 'Thriller', 'Time'],
    vi: ['Bệnh viện', 'Giật gân', 'Thời gian'],
    pt: ['Hospital', 'Suspense', 'Tempo'],
  },
  category: { 'zh-CN': '悬疑', en: 'Mystery', vi: 'Bí ẩn', pt: 'Mistério' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 138,
  planned: 16,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 20, wholePrice: 200 },
  episodes: [
    {
      titles: { 'zh-CN': '夜班', en: 'Night Shift', vi: 'Ca đêm', pt: 'Plantão' },
      lines: [
        {
          'zh-CN': '医生，你早到了三年。',
          en: 'You are early, Doctor. By three years.',
          vi: 'Bác sĩ đến sớm. Sớm ba năm.',
          pt: 'Chegou cedo, doutora. Três anos antes.',
        },
        {
          'zh-CN': '这个病人是谁签收的？',
          en: 'Who signed this patient in?',
          vi: 'Ai ký nhận bệnh nhân này?',
          pt: 'Quem internou este paciente?',
        },
        { 'zh-CN': '是你。', en: 'You did.', vi: 'Chính cô.', pt: 'Você.' },
      ],
    },
    {
      titles: { 'zh-CN': '没有出口', en: 'No Exit', vi: 'Không lối ra', pt: 'Sem Saída' },
      lines: [
        {
          'zh-CN': '电梯没有下行按钮。',
          en: 'The lift has no button for down.',
          vi: 'Thang máy không có nút xuống.',
          pt: 'O elevador não tem botão para descer.',
        },
        {
          'zh-CN': '那你是怎么出去的？',
          en: 'Then how did you get out?',
          vi: 'Vậy anh ra bằng cách nào?',
          pt: 'Então como você saiu?',
        },
        {
          'zh-CN': '我没说我出去了。',
          en: 'I never said that I did.',
          vi: 'Tôi đâu có nói mình đã ra.',
          pt: 'Eu nunca disse que saí.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#050a18', '#10264a', '#3f6fb0'],
      far: '#1c3560',
      middle: '#0f2040',
      near: '#060c18',
      light: '#d8ecff',
      accent: '#ff5a5a',
      text: '#f2f8ff',
    },
    backdrop: ward,
    weather: 'dust',
    weatherColor: '#d8ecff',
    keepsake: 'door',
    cast: {
      lead: {
        person: {
          skin: '#e9bb98',
          hair: { name: 'chignon', color: '#b8924e' },
          clothes: { name: 'coat', color: '#dfe8e6', second: '#2f7f78' },
          eyes: '#3f5a4a',
          mood: 'afraid',
          isMan: false,
          face: { shape: 'square', eyes: 'small', brows: 'heavy', nose: 'fine', lips: 'full' },
        },
      },
      other: {
        person: {
          skin: '#c79670',
          hair: { name: 'crop', color: '#7e8286' },
          clothes: { name: 'shirt', color: '#2f4a48', second: '#d9e6e2' },
          eyes: '#40504a',
          mood: 'stern',
          isMan: true,
          face: { shape: 'long', eyes: 'hooded', brows: 'heavy', nose: 'broad', lips: 'full' },
          isOld: true,
          glasses: '#1d2422',
        },
      },
    },
    mood: {
      root: 73.4,
      chords: [
        [0, 3, 7, 12],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
        [-5, 2, 7, 10],
      ],
      pulse: 1.2,
      air: 0.6,
    },
  },
}
