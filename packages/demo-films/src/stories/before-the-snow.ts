import type { Story } from '../story.ts'
import { snowedIn } from './before-the-snow-look.ts'

export const beforeTheSnow: Story = {
  slug: 'before-the-snow',
  titles: { 'zh-CN': '雪落之前', en: 'Home Before the Snow', vi: 'Về Trước Mùa Tuyết', pt: 'Em Casa Antes da Neve' },
  intros: {
    'zh-CN': '离家二十年的女儿在初雪前赶回村子，灯还亮着，桌上摆着两副碗筷，父亲却不认得她了。',
    en: 'After twenty years she is home, just before the first snow. The lamp is lit, the table is laid for two, and her father does not know her.',
    vi: 'Hai mươi năm sau, cô trở về ngay trước trận tuyết đầu mùa. Đèn vẫn sáng, bàn bày hai bát cơm, nhưng cha không nhận ra cô.',
    pt: 'Vinte anos depois, ela volta antes da primeira neve. A luz está acesa, a mesa posta para dois, e o pai não a reconhece.',
  },
  tags: {
    'zh-CN': ['亲情', '治愈', '催泪'],
    en: ['Family', 'Healing', 'Tears'],
    vi: ['Gia đình', 'Chữa lành', 'Cảm động'],
    pt: ['Família', 'Cura', 'Emoção'],
  },
  category: { 'zh-CN': '亲情', en: 'Family', vi: 'Gia đình', pt: 'Família' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 150,
  episodes: [
    {
      titles: { 'zh-CN': '两副碗筷', en: 'Two Bowls', vi: 'Hai bát cơm', pt: 'Duas Tigelas' },
      lines: [
        {
          'zh-CN': '窗边的灯还亮着。',
          en: 'The lamp is still in the window.',
          vi: 'Ngọn đèn vẫn bên cửa sổ.',
          pt: 'A lâmpada ainda está na janela.',
        },
        {
          'zh-CN': '老人家，您在等谁？',
          en: 'Who are you waiting for, sir?',
          vi: 'Bác đang chờ ai ạ?',
          pt: 'Quem o senhor está esperando?',
        },
        {
          'zh-CN': '我女儿，她八岁。',
          en: 'My daughter. She is eight.',
          vi: 'Con gái tôi. Nó tám tuổi.',
          pt: 'Minha filha. Ela tem oito anos.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '旧信', en: 'The Letters', vi: 'Những lá thư', pt: 'As Cartas' },
      lines: [
        {
          'zh-CN': '二十个冬天，二十封信。',
          en: 'Twenty winters. Twenty letters.',
          vi: 'Hai mươi mùa đông. Hai mươi lá thư.',
          pt: 'Vinte invernos. Vinte cartas.',
        },
        {
          'zh-CN': '一封都没寄出去。',
          en: 'You never sent one of them.',
          vi: 'Cha chưa gửi lá nào.',
          pt: 'O senhor nunca enviou nenhuma.',
        },
        {
          'zh-CN': '我不知道你住哪条街。',
          en: 'I did not know your street.',
          vi: 'Cha không biết con ở phố nào.',
          pt: 'Eu não sabia a sua rua.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '大雪封山', en: 'Snowed In', vi: 'Tuyết phủ núi', pt: 'Presos na Neve' },
      lines: [
        {
          'zh-CN': '路要封到开春。',
          en: 'The road is closed until spring.',
          vi: 'Đường đóng đến tận xuân.',
          pt: 'A estrada fica fechada até a primavera.',
        },
        {
          'zh-CN': '正好，那您教我煮汤吧。',
          en: 'Good. Then teach me the soup.',
          vi: 'Tốt. Vậy cha dạy con nấu canh đi.',
          pt: 'Que bom. Então me ensine a sopa.',
        },
        {
          'zh-CN': '先生火，慢慢来。',
          en: 'First, the fire. Slowly.',
          vi: 'Trước hết là lửa. Từ từ thôi.',
          pt: 'Primeiro, o fogo. Devagar.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '他叫了我的名字', en: 'He Said My Name', vi: 'Cha gọi tên con', pt: 'Ele Disse Meu Nome' },
      lines: [
        {
          'zh-CN': '爸，您看，下雪了。',
          en: 'Look, Father. It is snowing.',
          vi: 'Cha ơi nhìn kìa. Tuyết rơi.',
          pt: 'Olhe, pai. Está nevando.',
        },
        {
          'zh-CN': '那快进屋，小梅子。',
          en: 'Then come inside, little plum.',
          vi: 'Vậy vào nhà đi, mận nhỏ.',
          pt: 'Então entre, minha ameixinha.',
        },
        {
          'zh-CN': '我到家了，我到家了。',
          en: 'I am home. I am home.',
          vi: 'Con về rồi. Con về rồi.',
          pt: 'Estou em casa. Estou em casa.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '空着的箱子', en: 'The Empty Suitcase', vi: 'Chiếc vali trống', pt: 'A Mala Vazia' },
      lines: [
        {
          'zh-CN': '城里打来电话：明天回去上班。',
          en: 'The city called. They want me back tomorrow.',
          vi: 'Thành phố gọi. Họ cần con về ngày mai.',
          pt: 'Ligaram da cidade. Querem que eu volte amanhã.',
        },
        {
          'zh-CN': '那你的箱子怎么还空着？',
          en: 'Then why is your suitcase empty?',
          vi: 'Vậy sao vali của con vẫn trống?',
          pt: 'Então por que a sua mala está vazia?',
        },
        {
          'zh-CN': '因为我不想再收拾一次了。',
          en: 'Because I am done packing.',
          vi: 'Vì con không muốn xếp đồ nữa.',
          pt: 'Porque cansei de fazer as malas.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '雪地脚印', en: 'Footprints', vi: 'Dấu chân trên tuyết', pt: 'Pegadas' },
      lines: [
        {
          'zh-CN': '门开着，他的大衣还挂着。',
          en: 'The door is open. His coat is still here.',
          vi: 'Cửa mở toang. Áo khoác của cha vẫn còn đây.',
          pt: 'A porta está aberta. O casaco dele ficou.',
        },
        { 'zh-CN': '爸，您去哪儿？', en: 'Where are you going?', vi: 'Cha đi đâu vậy?', pt: 'Pai, aonde vai?' },
        {
          'zh-CN': '去车站，她今晚的车到。',
          en: 'To the station. Her train comes tonight.',
          vi: 'Ra ga. Tối nay tàu của nó đến.',
          pt: 'À estação. O trem dela chega hoje à noite.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '末班车', en: 'The Last Train', vi: 'Chuyến tàu cuối', pt: 'O Último Trem' },
      lines: [
        {
          'zh-CN': '这条铁路十年前就停了。',
          en: 'No train has come here for ten years.',
          vi: 'Mười năm rồi không còn chuyến tàu nào.',
          pt: 'Faz dez anos que não passa trem aqui.',
        },
        {
          'zh-CN': '那我陪您等到天亮。',
          en: 'Then I will wait with you until morning.',
          vi: 'Vậy con đợi cùng cha đến sáng.',
          pt: 'Então eu espero com o senhor até amanhecer.',
        },
        {
          'zh-CN': '你的手，和她小时候一样凉。',
          en: 'Your hands are cold, just like hers.',
          vi: 'Tay cháu lạnh, y như tay con bé.',
          pt: 'As suas mãos são frias, como as dela.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '雪化之后', en: 'When the Snow Melts', vi: 'Khi tuyết tan', pt: 'Quando a Neve Derrete' },
      lines: [
        { 'zh-CN': '今天有三副碗筷。', en: 'Three bowls today.', vi: 'Hôm nay ba bát cơm.', pt: 'Hoje, três tigelas.' },
        {
          'zh-CN': '一副给你妈，一副给你，一副给我。',
          en: 'One for your mother, one for you, one for me.',
          vi: 'Một cho mẹ con, một cho con, một cho cha.',
          pt: 'Uma da sua mãe, uma sua e uma minha.',
        },
        {
          'zh-CN': '那我就留下来，年年如此。',
          en: 'Then I am staying. Every winter, and every spring.',
          vi: 'Vậy con ở lại. Mọi mùa đông, mọi mùa xuân.',
          pt: 'Então eu fico. Todo inverno, toda primavera.',
        },
      ],
    },
  ],
  look: snowedIn,
}
