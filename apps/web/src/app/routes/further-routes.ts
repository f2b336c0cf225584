import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'
import { chatRoutes } from './chat-routes.ts'
import { crowdfundingRoutes } from './crowdfunding-routes.ts'
import { dramaRoutes } from './drama-routes.ts'
import { mallRoutes } from './mall-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { rewardRoutes } from './reward-routes.ts'
import { teamRoutes } from './team-routes.ts'
import { walletRoutes } from './wallet-routes.ts'

/** All screens but the first ones. */
export const furtherRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login,
    guest: true,
    saysLittle: true,
    load: async () => (await import('../../domains/session/screens/login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.loginEmail,
    guest: true,
    saysLittle: true,
    load: async () => (await import('../../domains/session/screens/login-email-screen.tsx')).LoginEmailScreen,
  },
  {
    path: paths.loginPhone,
    guest: true,
    saysLittle: true,
    load: async () => (await import('../../domains/session/screens/login-phone-screen.tsx')).LoginPhoneScreen,
  },
  {
    path: paths.register,
    guest: true,
    saysLittle: true,
    load: async () => (await import('../../domains/session/screens/register-screen.tsx')).RegisterScreen,
  },
  {
    path: paths.agreement,
    shows: 'type',
    guest: true,
    load: async () => (await import('../../domains/session/screens/agreement-screen.tsx')).AgreementScreen,
  },
  {
    path: paths.forgotPassword,
    guest: true,
    load: async () => (await import('../../domains/session/screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: paths.resetPassword,
    guest: true,
    load: async () => (await import('../../domains/session/screens/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: paths.information,
    guest: true,
    load: async () => (await import('../../domains/session/screens/information-screen.tsx')).InformationScreen,
  },
  {
    path: paths.open,
    guest: true,
    load: async () => (await import('../../domains/session/screens/open-screen.tsx')).OpenScreen,
  },
  {
    path: paths.appUpdate,
    guest: true,
    load: async () => (await import('../../domains/session/screens/app-update-screen.tsx')).AppUpdateScreen,
  },
  {
    path: paths.changeLocale,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/language-screen.tsx')).LanguageScreen,
  },
  { path: paths.debugger, load: async () => (await import('../pages/debugger-screen.tsx')).DebuggerScreen },
  { path: paths.bonus, tab: 1, load: async () => (await import('../pages/bonus-page.tsx')).BonusPage },
  { path: paths.events, tab: 2, load: async () => (await import('../pages/events-page.tsx')).EventsPage },
  ...chatRoutes,
  { path: paths.me, tab: 4, load: async () => (await import('../pages/me-page.tsx')).MePage },
  ...peopleRoutes,
  ...walletRoutes,
  ...dramaRoutes,
  ...mallRoutes,
  ...teamRoutes,
  ...crowdfundingRoutes,
  ...rewardRoutes,
  {
    path: paths.notifications,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/notification-screen.tsx')).NotificationScreen,
  },
  {
    path: paths.privacy,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    path: paths.chooseLocation,
    load: async () => (await import('../../domains/places/screens/choose-location-screen.tsx')).ChooseLocationScreen,
  },
  {
    path: paths.openLocation,
    load: async () => (await import('../../domains/places/screens/open-location-screen.tsx')).OpenLocationScreen,
  },
  {
    path: paths.settings,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: paths.toggleAccount,
    list: paths.settings,
    load: async () => (await import('../../domains/session/screens/toggle-account-screen.tsx')).ToggleAccountScreen,
  },
  {
    path: paths.locale,
    list: paths.settings,
    guest: true,
    load: async () => (await import('../../domains/account/screens/language-screen.tsx')).LanguageScreen,
  },
  {
    path: paths.profile,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: paths.loginPassword,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/login-password-screen.tsx')).LoginPasswordScreen,
  },
  {
    path: paths.stopChange,
    guest: true,
    load: async () => (await import('../../domains/account/screens/stop-change-screen.tsx')).StopChangeScreen,
  },
  {
    path: paths.bindAccount,
    list: paths.settings,
    load: async () => (await import('../../domains/account/screens/bind-account-screen.tsx')).BindAccountScreen,
  },
]
