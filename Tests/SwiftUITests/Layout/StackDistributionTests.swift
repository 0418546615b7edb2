import SwiftUI
import Testing

/// How stacks divide space (Facts 8.2), case by case.
@MainActor
struct StackDistributionTests {
  /// A child by what it takes at least and at most along the axis.
  struct Child: Sendable {
    var minimum: CGFloat
    var maximum: CGFloat
    var priority: Double
    static func fixed(_ length: CGFloat, _ priority: Double = 0) -> Child {
      Child(minimum: length, maximum: length, priority: priority)
    }
    static func range(_ minimum: CGFloat, _ maximum: CGFloat, _ priority: Double = 0) -> Child {
      Child(minimum: minimum, maximum: maximum, priority: priority)
    }
  }

  struct Row: Sendable {
    let children: [Child]
    let spacing: CGFloat
    let offered: CGFloat
    let lengths: [CGFloat]
    init(_ children: [Child], spacing: CGFloat = 0, offered: CGFloat, _ lengths: [CGFloat]) {
      self.children = children
      self.spacing = spacing
      self.offered = offered
      self.lengths = lengths
    }
  }

  nonisolated static let rows: [Row] = [
    // Equals share equally.
    Row([.range(0, .infinity), .range(0, .infinity), .range(0, .infinity)], offered: 300, [100, 100, 100]),
    Row([.range(0, .infinity), .range(0, .infinity)], spacing: 20, offered: 300, [140, 140]),
    // The rigid come first, wherever they stand.
    Row([.range(0, .infinity), .fixed(120), .range(0, .infinity)], offered: 300, [90, 120, 90]),
    // Less flexible first: 50 takes its share of a third, the rest is for the others.
    Row([.range(0, .infinity), .range(0, 50), .range(0, .infinity)], offered: 300, [125, 50, 125]),
    // Of two endless ones the larger minimum is asked first: it is offered half and takes its minimum.
    Row([.range(0, .infinity), .range(200, .infinity)], offered: 300, [100, 200]),
    // Not enough for the rigid: they overflow.
    Row([.fixed(200), .fixed(200)], offered: 300, [200, 200]),
    Row([.fixed(200), .range(0, .infinity), .fixed(200)], offered: 300, [200, 0, 200]),
    // A higher priority takes all but the minima of the others.
    Row([.range(30, .infinity), .range(0, .infinity, 1)], offered: 300, [30, 270]),
    Row([.range(0, 100, 2), .range(40, .infinity, 1), .range(20, .infinity)], offered: 300, [100, 180, 20]),
    // A lower priority gets what is left, its own minimum at least.
    Row([.range(10, .infinity, -1), .fixed(280)], offered: 300, [20, 280]),
    Row([.range(10, .infinity, -1), .fixed(300)], offered: 300, [10, 300]),
  ]

  @Test("widths and heights", arguments: rows, [Axis.horizontal, .vertical])
  func lengths(_ row: Row, axis: Axis) {
    let children = ForEach(0..<row.children.count, id: \.self) { index in
      let child = row.children[index]
      Color.red
        .frame(
          minWidth: axis == .horizontal ? child.minimum : nil, maxWidth: axis == .horizontal ? child.maximum : nil,
          minHeight: axis == .vertical ? child.minimum : nil, maxHeight: axis == .vertical ? child.maximum : nil
        )
        .accessibilityIdentifier("\(index)")
        .layoutPriority(child.priority)
    }
    let stack =
      axis == .horizontal
      ? AnyView(HStack(spacing: row.spacing) { children }.frame(width: row.offered, height: 50))
      : AnyView(VStack(spacing: row.spacing) { children }.frame(width: 50, height: row.offered))
    let result = frames(in: CGSize(width: 800, height: 800), stack)
    let found = row.lengths.indices.map { index in
      axis == .horizontal ? result["\(index)"]!.width : result["\(index)"]!.height
    }
    #expect(found == row.lengths)
    // In order, with the gap between.
    for index in row.lengths.indices.dropFirst() {
      let (before, after) = (result["\(index - 1)"]!, result["\(index)"]!)
      #expect((axis == .horizontal ? after.minX - before.maxX : after.minY - before.maxY) == row.spacing)
    }
  }

  @Test("a stack that is too long is centred in its place")
  func overflow() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      HStack(spacing: 0) {
        Box("a", 80, 10)
        Box("b", 80, 10)
      })
    #expect(result["a"]!.minX == -30)
    #expect(result["b"]!.maxX == 130)
  }

  @Test("views without a place leave no gap")
  func empty() {
    let view = HStack {
      Box("a", 10, 10)
      EmptyView()
      if Bool(false) { Box("c", 10, 10) }
      ForEach(0..<0, id: \.self) { _ in Box("d", 10, 10) }
      Box("b", 10, 10)
    }
    #expect(size(of: view) == CGSize(width: 28, height: 10))
  }

  @Test("a hidden view keeps its place, and a lower layout does not see an offset or a turn")
  func effects() {
    let view = HStack(spacing: 0) {
      Box("a", 10, 10).hidden()
      Box("b", 10, 10).offset(x: 50)
      Box("c", 10, 10).rotationEffect(.degrees(45)).scaleEffect(3)
    }
    #expect(size(of: view) == CGSize(width: 30, height: 10))
  }
}
