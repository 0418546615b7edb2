import StoreEngine

/// The models that relationships of a model lead to, as long as its record knows them.
///
/// They are kept alive, because whoever observes them observes these instances, and so that the array of a relationship to many is
/// made once.
final class DestinationModels {
  /// What a relationship to many led to when it was last read or set.
  struct Members {
    let many: ToMany
    let stamp: Int
    /// An array of the model's type.
    let models: Any
  }

  /// By index in the entity's relationships.
  var one: [Int: AnyObject] = [:]
  var many: [Int: Members] = [:]

  static func of(_ record: Record) -> DestinationModels {
    if let known = record.memory as? DestinationModels { return known }
    let made = DestinationModels()
    record.memory = made
    return made
  }
}
