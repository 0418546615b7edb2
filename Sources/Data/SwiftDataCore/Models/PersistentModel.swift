public import Observation

/// A class whose instances a store keeps; `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
