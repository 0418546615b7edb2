import SwiftUI
public import SwiftUICore

/// Makes one content of the statements of a closure.
@resultBuilder
nonisolated public struct MapContentBuilder {
  /// Content that is one statement.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One statement.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    TupleMapContent(value: (repeat each content)) { value, collector in
      var index = 0
      for part in repeat each value {
        add(part, index, &collector)
        index += 1
      }
    }
  }

  @MainActor private static func add<C: MapContent>(_ part: C, _ index: Int, _ collector: inout _MapContentCollector) {
    collector.inside(index) { C._collect(part, into: &$0) }
  }

  /// An `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// An `if` that holds.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  /// An `else`.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  /// Content of which not every system knows the type.
  public static func buildLimitedAvailability(_ content: any MapContent) -> AnyMapContent { AnyMapContent(content) }
}

/// Content behind its type.
nonisolated public struct AnyMapContent: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let content: any MapContent
  init(_ content: any MapContent) { self.content = content }
  /// Adds the content.
  @MainActor public static func _collect(_ content: AnyMapContent, into collector: inout _MapContentCollector) {
    @MainActor func add<C: MapContent>(_ content: C) { C._collect(content, into: &collector) }
    add(content.content)
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Adds what is there.
  public static func _collect(_ content: Self, into collector: inout _MapContentCollector) {
    guard let content else { return }
    Wrapped._collect(content, into: &collector)
  }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  /// Adds the one that holds.
  public static func _collect(_ content: Self, into collector: inout _MapContentCollector) {
    switch content.storage {
    case .trueContent(let content): collector.inside(true) { TrueContent._collect(content, into: &$0) }
    case .falseContent(let content): collector.inside(false) { FalseContent._collect(content, into: &$0) }
    }
  }
}

extension Group: MapContent where Content: MapContent {
  /// Groups what stands on a map.
  public nonisolated init(@MapContentBuilder content: () -> Content) { self = Group.of(content()) }
  /// Adds what is in the group.
  public static func _collect(_ content: Self, into collector: inout _MapContentCollector) {
    Content._collect(content.content, into: &collector)
  }
}
