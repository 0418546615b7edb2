@_exported public import EngineRuntime
