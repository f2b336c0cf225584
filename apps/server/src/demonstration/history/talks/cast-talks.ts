import type { PastTalk } from './texts.ts'

/** What the members whoever tries the demonstration signs in as wrote with the people they brought. */
export const castTalks: readonly PastTalk[] = [
  {
    pair: ['linh', 'Nguyễn Thu Trang'],
    evenings: [
      {
        daysAgo: 6,
        hour: 21.2,
        lines: [
          { who: 'Nguyễn Thu Trang', words: 'Chị ơi, em vừa xem hết Tầng Thứ Bảy. Tối nay em đi thang bộ.' },
          { who: 'linh', words: 'Chị cũng vậy. Nhà chị tầng mười hai.', reactions: [['Nguyễn Thu Trang', '😂']] },
          { who: 'Nguyễn Thu Trang', words: 'Tầng mười hai thì chị khỏe thật!' },
        ],
      },
      {
        daysAgo: 1,
        hour: 22.6,
        lines: [
          { who: 'linh', words: 'Em xem Hợp Đồng Nửa Đêm chưa?' },
          { who: 'Nguyễn Thu Trang', words: 'Đang xem tập hai. Anh ấy phá hợp đồng thật hả chị?' },
          { who: 'linh', words: 'Chị không nói đâu. Xem tiếp đi!', reactions: [['Nguyễn Thu Trang', '😢']] },
          { who: 'Nguyễn Thu Trang', words: 'Mai em phải dậy sớm mà… thôi thêm một tập nữa vậy.' },
        ],
      },
    ],
  },
  {
    pair: ['linh', 'Hannah Brooks'],
    evenings: [
      {
        daysAgo: 9,
        hour: 20.3,
        lines: [
          { who: 'Hannah Brooks', words: 'Thanks for the invite! Where do I even start?' },
          { who: 'linh', words: 'The Midnight Contract. Bring tissues' },
        ],
      },
      {
        daysAgo: 2,
        hour: 19.7,
        lines: [
          { who: 'Hannah Brooks', words: 'You were so right about the tissues', reactions: [['linh', '😂']] },
          { who: 'linh', words: 'Which scene?' },
          { who: 'Hannah Brooks', words: 'When she reads the last line of the contract out loud', answers: 1 },
          { who: 'linh', words: 'Still not over that one', reactions: [['Hannah Brooks', '❤️']] },
          { who: 'linh', words: '💔', isSticker: true },
        ],
      },
    ],
  },
  {
    pair: ['linh', 'Trần Minh Khôi'],
    evenings: [
      {
        daysAgo: 4,
        hour: 12.4,
        lines: [
          { who: 'Trần Minh Khôi', words: 'Trưa nay ai cũng nói về Kiếm Giữa Biển Trúc, mình chưa kịp xem.' },
          { who: 'linh', words: 'Một tập có một phút thôi, xem trong lúc chờ cơm đi.' },
          { who: 'Trần Minh Khôi', words: 'Xem xong rồi. Cơm nguội luôn.', reactions: [['linh', '😂']] },
        ],
      },
    ],
  },
  {
    pair: ['linh', '李沐阳'],
    evenings: [
      {
        daysAgo: 5,
        hour: 21.8,
        lines: [
          { who: '李沐阳', words: '周日那部你看了吗？竹林那场戏太美了' },
          { who: 'linh', words: 'Mình xem rồi, cảnh đó không cần lời thoại.', answers: 1 },
          { who: '李沐阳', words: '对，安静比台词更有力量', reactions: [['linh', '👍']] },
        ],
      },
    ],
  },
  {
    pair: ['linh', 'Beatriz Nogueira'],
    evenings: [
      {
        daysAgo: 10,
        hour: 18.9,
        lines: [
          { who: 'Beatriz Nogueira', words: 'Oi! My English is slow but I read every subtitle 😅' },
          { who: 'linh', words: 'Same here. We’re a good team', reactions: [['Beatriz Nogueira', '❤️']] },
          { who: 'Beatriz Nogueira', words: 'Next time I’ll send you one in Portuguese. No mercy 😈' },
        ],
      },
    ],
  },
  {
    pair: ['paulo', 'Camila Duarte'],
    evenings: [
      {
        daysAgo: 2,
        hour: 20.5,
        lines: [
          { who: 'Camila Duarte', words: 'Terminei O Sétimo Andar. Quem abriu aquela porta?' },
          { who: 'paulo', words: 'Tenho uma teoria e um quadro cheio de fios vermelhos.' },
          { who: 'Camila Duarte', words: 'Manda foto do quadro!', answers: 1, reactions: [['paulo', '😂']] },
        ],
      },
    ],
  },
  {
    pair: ['paulo', 'Thiago Ramos'],
    evenings: [
      {
        daysAgo: 5,
        hour: 13.1,
        lines: [
          { who: 'Thiago Ramos', words: 'Vi um episódio na fila do banco. Perdi a minha vez.' },
          { who: 'paulo', words: 'Valeu a pena?' },
          {
            who: 'Thiago Ramos',
            words: 'Peguei outra senha e vi mais dois.',
            answers: 1,
            reactions: [['paulo', '🔥']],
          },
        ],
      },
    ],
  },
  {
    pair: ['xiaoyu', '何静怡'],
    evenings: [
      {
        daysAgo: 1,
        hour: 21.4,
        lines: [
          { who: '何静怡', words: '午夜契约更新了，快去看' },
          { who: 'xiaoyu', words: '看完了！最后一句台词我倒回去听了三遍', reactions: [['何静怡', '😢']] },
          { who: '何静怡', words: '我也是，明天一起等下一集', answers: 1 },
          { who: 'xiaoyu', words: '🙏', isSticker: true },
        ],
      },
    ],
  },
  {
    pair: ['xiaoyu', '郭子涵'],
    evenings: [
      {
        daysAgo: 7,
        hour: 19.2,
        lines: [
          { who: '郭子涵', words: '有没有不虐的推荐？这周太累了' },
          { who: 'xiaoyu', words: '那就看海风十八岁，像夏天吃了一口西瓜', reactions: [['郭子涵', '❤️']] },
        ],
      },
    ],
  },
]
