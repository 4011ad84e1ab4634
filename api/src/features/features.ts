import { registerAnalytics } from './analytics/analytics.routes.ts';
import { registerArchiveImports } from './archive/archive.jobs.ts';
import { registerArchive } from './archive/archive.routes.ts';
import { registerArticleImages } from './articles/articleImages.routes.ts';
import { registerArticles } from './articles/articles.routes.ts';
import { registerAlerts } from './alerts/alerts.routes.ts';
import { registerAuthJobs } from './auth/auth.jobs.ts';
import { registerAuth } from './auth/auth.routes.ts';
import { registerBackup } from './operations/backup.jobs.ts';
import { registerBilling } from './billing/billing.routes.ts';
import { registerTestCheckout } from './billing/testCheckout.routes.ts';
import { registerWebhook } from './billing/webhook.routes.ts';
import { registerConnections } from './connections/connections.routes.ts';
import { registerConnectionTests } from './connections/connectionTest.jobs.ts';
import { registerDiscovery } from './connections/discovery.routes.ts';
import { registerRefresh } from './connections/refresh.jobs.ts';
import { registerPublications } from './publications/publications.routes.ts';
import { registerPublishing } from './publishing/publishing.routes.ts';
import { registerContact } from './contact/contact.routes.ts';
import { registerDelivery } from './delivery/delivery.jobs.ts';
import { registerDevelopment } from './development/development.routes.ts';
import { registerEvents } from './events/events.routes.ts';
import { registerGenerationJobs } from './generations/generations.jobs.ts';
import { registerGenerations } from './generations/generations.routes.ts';
import { registerFleet } from './fleet/fleet.routes.ts';
import { registerHistory } from './history/history.routes.ts';
import { registerKeywords } from './keywords/keywords.routes.ts';
import { registerLinks } from './links/links.routes.ts';
import { registerDocs } from './operations/docs.routes.ts';
import { registerHealth } from './operations/health.routes.ts';
import { registerMetrics } from './operations/metrics.routes.ts';
import { registerCleanup } from './operations/cleanup.jobs.ts';
import { registerPageChecks } from './pageChecks/pageChecks.jobs.ts';
import { registerPlanner } from './planner/planner.routes.ts';
import { registerProfile } from './profile/profile.routes.ts';
import { registerRankChecks } from './ranks/ranks.jobs.ts';
import { registerRanks } from './ranks/ranks.routes.ts';
import { registerRefreshingJobs } from './refreshing/refreshing.jobs.ts';
import { registerRefreshing } from './refreshing/refreshing.routes.ts';
import { registerReportJobs } from './reports/reports.jobs.ts';
import { registerReports } from './reports/reports.routes.ts';
import { registerSearchSyncs } from './searchPerformance/searchPerformance.jobs.ts';
import { registerSearchPerformance } from './searchPerformance/searchPerformance.routes.ts';
import { registerRoi } from './roi/roi.routes.ts';
import { registerSiteProfile } from './siteProfile/siteProfile.routes.ts';
import { registerTelemetry } from './telemetry/telemetry.routes.ts';
import { registerWriters } from './writers/writers.routes.ts';
import type { Register, RegisterJobs } from './register.ts';

/** Registers the routes of every feature. */
export const features: Register[] = [
  registerHealth,
  registerMetrics,
  registerDocs,
  registerDevelopment,
  registerAuth,
  registerProfile,
  registerBilling,
  registerTestCheckout,
  registerWebhook,
  registerAnalytics,
  registerContact,
  registerArticles,
  registerArticleImages,
  registerArchive,
  registerHistory,
  registerPlanner,
  registerKeywords,
  registerRanks,
  registerConnections,
  registerDiscovery,
  registerPublishing,
  registerPublications,
  registerAlerts,
  registerGenerations,
  registerLinks,
  registerEvents,
  registerWriters,
  registerSiteProfile,
  registerSearchPerformance,
  registerRoi,
  registerRefreshing,
  registerReports,
  registerTelemetry,
  registerFleet,
];

/** Registers the job handlers of every feature that has jobs. */
export const jobs: RegisterJobs[] = [
  registerCleanup,
  registerBackup,
  registerAuthJobs,
  registerDelivery,
  registerRefresh,
  registerGenerationJobs,
  registerConnectionTests,
  registerArchiveImports,
  registerSearchSyncs,
  registerRankChecks,
  registerPageChecks,
  registerRefreshingJobs,
  registerReportJobs,
];
