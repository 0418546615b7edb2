/// A value that cannot always be reached from another one of its type in small steps.
package protocol StructuredAnimatable: Animatable {
  /// Whether what lies between this and another value has a meaning.
  func hasSameStructure(as other: Self) -> Bool
}
