/// A value that says nothing of whether what holds it has changed: views that differ in it alone count as equal.
///
/// It is for closures and objects that lead to the same thing each time they are made. What shows must not depend on it, since
/// nothing is updated for its sake.
nonisolated package struct IgnoredInComparison<Value>: StructurallyComparable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// All of them are equal.
  package static func areEqual(_ a: Self, _ b: Self) -> Bool { true }
}
