import type { EngineSettings, ServerPort } from './enginePort.ts';

export declare function servePglite(port: ServerPort, settings: EngineSettings): Promise<void>;
