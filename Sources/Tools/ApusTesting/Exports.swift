@_exported public import EngineTesting
