import Foundation

extension View {
  /// Limits how many lines text may have; `nil` lifts the limit, less than 1 counts as 1.
  ///
  /// What does not fit is cut off with an ellipsis, where `truncationMode(_:)` says.
  ///
  ///     Text("A long line that may wrap").lineLimit(2)
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits how many lines text may have; with `reservesSpace` it is as high as that many even where it needs fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit, minimum: reservesSpace ? limit : nil))
  }

  /// Bounds how many lines text has; it is as high as the least number even where it needs fewer.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit.upperBound, minimum: limit.lowerBound))
  }

  /// Sets how many lines text has at least; it is as high as that many even where it needs fewer.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: nil, minimum: limit.lowerBound))
  }

  /// Limits how many lines text may have.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.[LineLimitSubscript()], LineLimit(maximum: limit.upperBound, minimum: nil))
  }
}

/// How many lines a text may have, and how many it takes at least.
struct LineLimit: Equatable {
  var maximum: Int?
  var minimum: Int?
}

enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }

extension EnvironmentValues {
  /// How many lines text may have; `nil`: as many as it needs, less than 1 counts as 1.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].maximum }
    set { self[LineLimitKey.self] = LineLimit(maximum: newValue.map { max($0, 1) }, minimum: nil) }
  }
}

/// Names the line limit's two bounds as one value in key paths.
struct LineLimitSubscript: Hashable {}

extension EnvironmentValues {
  subscript(_: LineLimitSubscript) -> LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
