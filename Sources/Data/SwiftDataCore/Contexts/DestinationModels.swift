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
    /// An array of the model's type; nil while it is lent to somebody who changes it in place.
    var models: Any?
    /// Which instances are in it.
    var instances: [UInt]
    /// How many models had gone when it was lent.
    var departures = 0
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

  /// Gives up an array, so that it can be changed without a copy; which instances were in it stays known.
  func lend(_ relationship: Int) {
    many[relationship]?.models = nil
    many[relationship]?.departures = ModelDepartures.count
  }

  /// Which instances a relationship led to, as long as it still does, and their addresses can be no others'; takes them out.
  func takeInstances(_ relationship: Int, _ current: ToMany) -> [UInt]? {
    guard let kept = many.removeValue(forKey: relationship) else { return nil }
    guard kept.many === current, kept.stamp == current.stamp else { return nil }
    return kept.models != nil || kept.departures == ModelDepartures.count ? kept.instances : nil
  }
}
