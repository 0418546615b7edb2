/// A method of a class that may be overridden, so that one can ask whether it is.
///
/// Views are drawn by their `draw(_:)` where an app has written one; those that have none cost no drawing.
package struct OverridableMethod {
  private let base: AnyClass
  private let slot: Int?

  /// Finds the method that an example, right below the class that declares it, overrides alone.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - example: One that overrides it and no other method of that class.
  package init(of base: AnyClass, overriddenBy example: AnyClass) {
    self.base = base
    let overridden = MethodTable(of: base)?.slots(of: .method).filter {
      MethodTable.word($0, of: base) != MethodTable.word($0, of: example)
    }
    slot = overridden?.count == 1 ? overridden?.first : nil
  }

  /// Whether a class below has a method of its own in its place, or inherits one; also where this system does not tell.
  package func isOverridden(in type: AnyClass) -> Bool {
    slot.map { MethodTable.word($0, of: type) != MethodTable.word($0, of: base) } ?? true
  }
}
