import { isInstalled } from '../../hosting/support/installed';
import { startChromium80 } from './chromium';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The engines available on this machine. Chromium 80 comes from npm, for Linux only. */
export const installedEngines = [
  { name: 'Chromium 80', start: startChromium80, isAvailable: process.platform === 'linux' && process.arch === 'x64' },
  { name: 'Firefox', start: startFirefox, isAvailable: isInstalled('firefox-esr') },
  { name: 'WebKit', start: startWebKit, isAvailable: isInstalled('WebKitWebDriver') && isInstalled('Xvfb') },
].filter(({ isAvailable }) => isAvailable);
