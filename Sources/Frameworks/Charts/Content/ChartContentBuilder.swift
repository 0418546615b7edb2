public import SwiftUI

/// Makes content of the marks, loops and conditions in a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// A piece of content.
  public static func buildExpression<T: ChartContent>(_ content: T) -> T { content }
  /// No content.
  public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
  /// The first piece of content.
  public static func buildPartialBlock<T: ChartContent>(first: T) -> T { first }
  /// Content, and a piece of it that follows.
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(accumulated: A, next: B) -> BuilderPair<A, B> {
    BuilderPair(first: accumulated, second: next)
  }
  /// Content that may be missing.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  /// The content of a condition that holds.
  public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .trueContent(first))
  }
  /// The content of a condition that does not hold.
  public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
    BuilderConditional(storage: .falseContent(second))
  }
  /// Content that is only there on some systems.
  public static func buildLimitedAvailability<T: ChartContent>(_ content: T) -> AnyChartContent { AnyChartContent(content) }
}

/// Nothing, as a builder makes of an empty closure.
public struct BuilderEmpty {}

/// Two pieces after each other, as a builder makes them.
public struct BuilderPair<First, Second> {
  let first: First
  let second: Second
}

/// One of two pieces, as a builder makes of a condition.
public struct BuilderConditional<TrueContent, FalseContent> {
  /// Which one it is.
  public enum Storage {
    /// The condition holds.
    case trueContent(TrueContent)
    /// The condition does not hold.
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension BuilderEmpty: ChartContent {
  /// It has no body.
  public typealias Body = Never
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {}
}

extension BuilderPair: ChartContent where First: ChartContent, Second: ChartContent {
  /// It has no body.
  public typealias Body = Never
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.collect(content.first, then: content.second)
  }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// It has no body.
  public typealias Body = Never
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    switch content.storage {
    case .trueContent(let content): marks.collect(content, part: 3)
    case .falseContent(let content): marks.collect(content, part: 4)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { marks.collect(content, part: 5) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.reserve(content.data.count)
    // An element that is its own id is not asked for it: a key path takes longer than the mark.
    let path: KeyPath<Data.Element, ID>? =
      if case .keyPath(let path) = content.identity, path as AnyKeyPath != \Data.Element.self { path } else { nil }
    for element in content.data {
      let part =
        if let path {
          element[keyPath: path].hashValue
        } else if Data.Element.self != ID.self {
          0
        } else {
          withUnsafePointer(to: element) { UnsafeRawPointer($0).assumingMemoryBound(to: ID.self).pointee.hashValue }
        }
      marks.collect(content.content(element), part: UInt64(bitPattern: Int64(part)))
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes content for each element of a collection, identified by a property of the element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: .keyPath(id), content: content)
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes content for each element of a collection of identifiable elements.
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: .keyPath(\.id), content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes content for each number of a range.
  public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: .element, content: content)
  }
}
