import SwiftUI

/// What a chart shows: marks, and loops and conditions that make them.
///
/// A type of an app that conforms makes its marks in `body`.
public protocol ChartContent {
  /// The type of content that `body` makes.
  associatedtype Body: ChartContent
  /// The marks that the content stands for.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds the descriptions of the marks that the content stands for.
  nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    // Safe: charts are made on the main thread, where the content stays.
    nonisolated(unsafe) let content = content
    let body = MainThread.isolated { content.body }
    Body._collect(body, into: &marks)
  }
}

extension ChartContent where Body == Never {
  /// Marks have no body; a chart takes them as they are.
  public var body: Never { fatalError("\(Self.self) has no body; show it in a Chart instead of calling body") }
}

extension Never: ChartContent {
  public nonisolated static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// The descriptions of a chart's marks, in the order in which they were declared.
public struct _ChartMarks {
  var marks: [Mark] = []
  /// What the loops and conditions around the content make its marks known by.
  var path: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Where in the closures of the chart the content stands: greater further down, the same for all turns of a loop.
  private var position: UInt64 = 0
  private var positionStep: UInt64 = 1 << 63
  private var positions = SharedPositionings()

  init() {}

  /// The marks of some content.
  init<Content: ChartContent>(of content: Content) { Content._collect(content, into: &self) }

  mutating func append(_ mark: Mark) {
    var mark = mark
    mark.id = path
    mark.order = position
    mark.share(&positions)
    marks.append(mark)
  }

  /// Makes room for so many marks more, where a loop knows of them; loops in loops grow as arrays do.
  mutating func reserve(_ count: Int) {
    if count > marks.count { marks.reserveCapacity(marks.count + count) }
  }

  /// Adds a mark that is told from its neighbours by a part of the path.
  mutating func append(_ mark: Mark, part: UInt64) {
    let outer = path
    path = step(part)
    append(mark)
    path = outer
  }

  private func step(_ part: UInt64) -> UInt64 { (path ^ part) &* 0x0000_0100_0000_01b3 ^ (path >> 29) }

  /// Adds marks that are told from their neighbours by a part of the path.
  mutating func collect<Content: ChartContent>(_ content: Content, part: UInt64) {
    let outer = path
    path = step(part)
    Content._collect(content, into: &self)
    path = outer
  }

  /// Adds the marks of two pieces of content after each other.
  mutating func collect<First: ChartContent, Second: ChartContent>(_ first: First, then second: Second) {
    let (outer, step) = (position, positionStep)
    positionStep = step >> 1
    collect(first, part: 1)
    position = outer + positionStep
    collect(second, part: 2)
    (position, positionStep) = (outer, step)
  }

  /// Adds marks and changes their descriptions.
  mutating func collect<Content: ChartContent>(_ content: Content, edit: (inout Mark) -> Void) {
    let first = marks.count
    Content._collect(content, into: &self)
    for index in first..<marks.count { edit(&marks[index]) }
  }
}

/// Content whose marks are described otherwise than it does itself.
public struct _EditedChartContent<Content: ChartContent>: ChartContent {
  /// It has no body.
  public typealias Body = Never
  let content: Content
  let edit: (inout Mark) -> Void

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.collect(content.content, edit: content.edit)
  }
}

extension ChartContent {
  nonisolated func editing(_ edit: @escaping (inout Mark) -> Void) -> _EditedChartContent<Self> {
    _EditedChartContent(content: self, edit: edit)
  }
}

/// Content behind its type.
public struct AnyChartContent: ChartContent {
  /// It has no body.
  public typealias Body = Never
  private let collect: (inout _ChartMarks) -> Void
  /// Hides the type of content.
  public init(_ content: some ChartContent) { collect = { $0.collect(content, part: 0) } }
  /// Hides the type of content.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) { content.collect(&marks) }
}

/// Several pieces of content that count as one, so that modifiers apply to all of them.
public struct Plot<Content: ChartContent>: ChartContent {
  /// It has no body.
  public typealias Body = Never
  let content: Content
  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}
