import OperatorIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import IdentityIcon from '@mui/icons-material/BadgeOutlined'
import NoticeIcon from '@mui/icons-material/CampaignOutlined'
import TypeIcon from '@mui/icons-material/CategoryOutlined'
import EmojiIcon from '@mui/icons-material/EmojiEmotionsOutlined'
import ReportIcon from '@mui/icons-material/FlagOutlined'
import AgreementIcon from '@mui/icons-material/GavelOutlined'
import AlarmIcon from '@mui/icons-material/GppMaybeOutlined'
import GroupIcon from '@mui/icons-material/GroupsOutlined'
import AuditIcon from '@mui/icons-material/HistoryOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import ChangeIcon from '@mui/icons-material/HowToRegOutlined'
import ChartIcon from '@mui/icons-material/LeaderboardOutlined'
import TranscodingIcon from '@mui/icons-material/MovieFilterOutlined'
import DramaIcon from '@mui/icons-material/MovieOutlined'
import NewsIcon from '@mui/icons-material/NewspaperOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import MemberIcon from '@mui/icons-material/PeopleOutlined'
import PosterIcon from '@mui/icons-material/QrCode2Outlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import PlaysIcon from '@mui/icons-material/SpeedOutlined'
import SupportIcon from '@mui/icons-material/SupportAgentOutlined'
import VersionIcon from '@mui/icons-material/SystemUpdateOutlined'
import BannerIcon from '@mui/icons-material/ViewCarouselOutlined'
import { lazy } from 'react'
import { findMembers } from '../../domains/account/find-members.ts'
import { memberSource, outboxSource, realNameSource } from '../../domains/account/sources.ts'
import { reviewSource } from '../../domains/chat/sources.ts'
import { bannerSource, dramaSource, dramaTypeSource } from '../../domains/drama/catalogue/drama-source.ts'
import { findDramas } from '../../domains/drama/catalogue/find-dramas.ts'
import { captionSource, playAlarmSource, transcodingSource } from '../../domains/drama/episodes/media-sources.ts'
import { chartSource, homeSource } from '../../domains/drama/home/discover-sources.ts'
import { playSource } from '../../domains/drama/plays/play-source.ts'
import { posterSource, shareDaySource, termsSource } from '../../domains/drama/sharing/sharing-sources.ts'
import { emojiSource } from '../../domains/emoji/sources.ts'
import { supportSource } from '../../domains/friends/sources.ts'
import { groupSource } from '../../domains/groups/sources.ts'
import { newsSource } from '../../domains/news/sources.ts'
import { noticeSource } from '../../domains/notices/sources.ts'
import { auditSource, changeSource, operatorSource } from '../../domains/operators/sources.ts'
import { reportSource } from '../../domains/reports/sources.ts'
import { agreementSource, settingsSource, versionSource } from '../../domains/session/sources.ts'
import { earningPages } from './commission-pages.ts'
import { crowdfundingPages } from './crowdfunding-pages.ts'
import { mallPages } from './mall-pages.ts'
import { moneyPages } from './money-pages.ts'
import type { Page, PageGroup } from './page.ts'
import { rewardPages } from './reward-pages.ts'
import { starPages } from './star-pages.ts'
import { teamPages } from './team-pages.ts'

/** Every page is a file of its own, fetched when it is first opened. */
export const pageGroups: readonly PageGroup[] = [
  {
    title: 'shell.menuContent',
    pages: [
      {
        name: 'dramas',
        title: 'drama.dramas',
        permission: 'content.read',
        icon: DramaIcon,
        source: dramaSource,
        find: findDramas,
        parts: { captions: captionSource, 'drama-terms': termsSource, 'drama-shares': shareDaySource },
        list: lazy(async () => ({ default: (await import('../../domains/drama/catalogue/drama-list.tsx')).DramaList })),
        edit: lazy(async () => ({ default: (await import('../../domains/drama/catalogue/drama-page.tsx')).DramaPage })),
        create: {
          page: lazy(async () => ({
            default: (await import('../../domains/drama/catalogue/drama-create.tsx')).DramaCreate,
          })),
          permission: 'content.write',
        },
      },
      {
        name: 'transcodings',
        title: 'media.transcodings',
        permission: 'content.read',
        icon: TranscodingIcon,
        source: transcodingSource,
        list: lazy(async () => ({
          default: (await import('../../domains/drama/episodes/transcoding-list.tsx')).TranscodingList,
        })),
        show: lazy(async () => ({
          default: (await import('../../domains/drama/episodes/transcoding-page.tsx')).TranscodingPage,
        })),
      },
      {
        name: 'plays',
        title: 'plays.title',
        permission: 'content.read',
        icon: PlaysIcon,
        source: playSource,
        list: lazy(async () => ({ default: (await import('../../domains/drama/plays/plays-page.tsx')).PlaysPage })),
      },
      {
        name: 'drama-types',
        title: 'drama.types',
        permission: 'content.read',
        icon: TypeIcon,
        source: dramaTypeSource,
        list: lazy(async () => ({
          default: (await import('../../domains/drama/catalogue/drama-type-list.tsx')).DramaTypeList,
        })),
      },
      {
        name: 'charts',
        title: 'discover.charts',
        permission: 'content.read',
        icon: ChartIcon,
        source: chartSource,
        list: lazy(async () => ({ default: (await import('../../domains/drama/home/charts-page.tsx')).ChartsPage })),
      },
      {
        name: 'home',
        title: 'discover.home',
        permission: 'content.read',
        icon: HomeIcon,
        source: homeSource,
        list: lazy(async () => ({
          default: (await import('../../domains/drama/home/home-settings-page.tsx')).HomeSettingsPage,
        })),
      },
      {
        name: 'banners',
        title: 'drama.banners',
        permission: 'content.read',
        icon: BannerIcon,
        source: bannerSource,
        list: lazy(async () => ({ default: (await import('../../domains/drama/home/banner-list.tsx')).BannerList })),
      },
      {
        name: 'notices',
        title: 'notices.notices',
        permission: 'content.read',
        icon: NoticeIcon,
        source: noticeSource,
        list: lazy(async () => ({ default: (await import('../../domains/notices/notice-list.tsx')).NoticeList })),
      },
      {
        name: 'news',
        title: 'notices.articles',
        permission: 'content.read',
        icon: NewsIcon,
        source: newsSource,
        list: lazy(async () => ({ default: (await import('../../domains/news/news-list.tsx')).NewsList })),
      },
      {
        name: 'posters',
        title: 'sharing.posters',
        permission: 'content.read',
        icon: PosterIcon,
        source: posterSource,
        list: lazy(async () => ({ default: (await import('../../domains/drama/sharing/poster-list.tsx')).PosterList })),
      },
    ],
  },
  {
    title: 'shell.menuMembers',
    pages: [
      {
        name: 'members',
        title: 'account.members',
        permission: 'member.read',
        icon: MemberIcon,
        source: memberSource,
        find: findMembers,
        list: lazy(async () => ({ default: (await import('../../domains/account/member-list.tsx')).MemberList })),
        show: lazy(async () => ({ default: (await import('../../domains/account/member-page.tsx')).MemberPage })),
      },
      {
        name: 'real-names',
        title: 'realNames.realNames',
        permission: 'identity.review',
        icon: IdentityIcon,
        source: realNameSource,
        list: lazy(async () => ({ default: (await import('../../domains/account/real-name-list.tsx')).RealNameList })),
      },
      {
        name: 'play-alarms',
        title: 'media.alarms',
        permission: 'member.read',
        icon: AlarmIcon,
        source: playAlarmSource,
        list: lazy(async () => ({
          default: (await import('../../domains/drama/plays/play-alarm-list.tsx')).PlayAlarmList,
        })),
      },
      {
        name: 'outbox',
        title: 'account.outbox',
        permission: 'outbox.read',
        icon: OutboxIcon,
        source: outboxSource,
        list: lazy(async () => ({ default: (await import('../../domains/account/outbox-list.tsx')).OutboxList })),
      },
    ],
  },
  {
    title: 'shell.menuMessaging',
    pages: [
      {
        name: 'reports',
        title: 'reports.reports',
        permission: 'report.read',
        icon: ReportIcon,
        source: reportSource,
        list: lazy(async () => ({ default: (await import('../../domains/reports/report-list.tsx')).ReportList })),
        show: lazy(async () => ({ default: (await import('../../domains/reports/report-page.tsx')).ReportPage })),
      },
      {
        name: 'groups',
        title: 'groups.groups',
        permission: 'group.read',
        icon: GroupIcon,
        source: groupSource,
        list: lazy(async () => ({ default: (await import('../../domains/groups/group-list.tsx')).GroupList })),
        show: lazy(async () => ({ default: (await import('../../domains/groups/group-page.tsx')).GroupPage })),
      },
      {
        name: 'reviews',
        title: 'messages.reviews',
        permission: 'group.write',
        icon: ReviewIcon,
        source: reviewSource,
        list: lazy(async () => ({ default: (await import('../../domains/chat/review-list.tsx')).ReviewList })),
      },
      {
        name: 'emoji',
        title: 'emoji.emoji',
        permission: 'content.read',
        icon: EmojiIcon,
        source: emojiSource,
        list: lazy(async () => ({ default: (await import('../../domains/emoji/emoji-list.tsx')).EmojiList })),
      },
      {
        name: 'support',
        title: 'support.support',
        permission: 'member.read',
        icon: SupportIcon,
        source: supportSource,
        list: lazy(async () => ({ default: (await import('../../domains/friends/support-list.tsx')).SupportList })),
      },
    ],
  },
  rewardPages,
  mallPages,
  teamPages,
  crowdfundingPages,
  ...earningPages,
  starPages,
  ...moneyPages,
  {
    title: 'shell.menuPlatform',
    pages: [
      {
        name: 'settings',
        title: 'settings.settings',
        permission: 'config.read',
        icon: SettingsIcon,
        source: settingsSource,
        list: lazy(async () => ({ default: (await import('../../domains/session/settings-page.tsx')).SettingsPage })),
      },
      {
        name: 'agreements',
        title: 'platform.agreements',
        permission: 'content.read',
        icon: AgreementIcon,
        source: agreementSource,
        list: lazy(async () => ({
          default: (await import('../../domains/session/agreements-page.tsx')).AgreementsPage,
        })),
      },
      {
        name: 'versions',
        title: 'platform.versions',
        permission: 'content.read',
        icon: VersionIcon,
        source: versionSource,
        list: lazy(async () => ({ default: (await import('../../domains/session/version-list.tsx')).VersionList })),
      },
    ],
  },
  {
    title: 'shell.menuStaff',
    pages: [
      {
        name: 'operators',
        title: 'operators.operators',
        permission: 'operator.read',
        icon: OperatorIcon,
        source: operatorSource,
        list: lazy(async () => ({ default: (await import('../../domains/operators/operator-list.tsx')).OperatorList })),
      },
      {
        name: 'changes',
        title: 'operators.changes',
        permission: 'change.read',
        icon: ChangeIcon,
        source: changeSource,
        list: lazy(async () => ({ default: (await import('../../domains/operators/change-list.tsx')).ChangeList })),
      },
      {
        name: 'audit',
        title: 'audit.audit',
        permission: 'audit.read',
        icon: AuditIcon,
        source: auditSource,
        list: lazy(async () => ({ default: (await import('../../domains/operators/audit-list.tsx')).AuditList })),
      },
    ],
  },
]

export const pages: readonly Page[] = pageGroups.flatMap((group) => group.pages)
