/// Marks that are painted as one picture, to which something is done.
final class MarkLayer {
  enum Effect {
    /// Nothing: blend modes inside see only each other.
    case group
    /// Only what lies under other marks shows.
    case mask([Mark])
  }
  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }
}
