import ApusTesting
import Foundation

/// A tree of views as data: what each view is, the numbers that it is given, and the views inside.
struct ViewSketch: CustomStringConvertible {
  enum Kind {
    case leaf(Leaf)
    case container(Container)
    case modifier(Modifier)
  }
  var kind: Kind
  /// Lengths, angles, factors: four for whatever wants them.
  var numbers: [CGFloat]
  /// A number of columns, rows or lines.
  var count: Int
  var children: [ViewSketch]

  /// As nested calls, one view a line.
  var description: String { text(indent: "") }

  private func text(indent: String) -> String {
    let name =
      switch kind {
      case .leaf(let kind): "\(kind)"
      case .container(let kind): "\(kind)"
      case .modifier(let kind): ".\(kind)"
      }
    let line = "\(indent)\(name)(\(numbers.map { "\($0)" }.joined(separator: ", ")); \(count))"
    return ([line] + children.map { $0.text(indent: indent + "  ") }).joined(separator: "\n")
  }
}

/// Makes sketches, the same for a seed.
struct SketchMaker {
  private var shapes: SplitMix
  private var numbers: SplitMix
  /// How many views a tree may still get.
  private var budget = 60

  /// Trees of one seed have the same views; those of another `variant` have other numbers.
  init(seed: UInt64, variant: UInt64) {
    shapes = SplitMix(seed: seed)
    numbers = SplitMix(seed: seed &* 31 &+ variant &+ 1)
  }

  private static let usual: [CGFloat] = [0, 1, 0.5, 5, 10, 20, 33.3, 50, 100, 200, -8]
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300,
    1e9, -1e9, 1e5, -1e5, 1e19, -1, -0.0, 1e-9, 0,
  ]
  private static let counts = [0, 1, 2, 3, 5, 40, 1_000, -1, .max, .min, 1 << 33]

  /// One of several; a list of nothing has none to choose.
  private static func choose<Element>(of all: [Element], using numbers: inout SplitMix) -> Element {
    all[Int.random(in: all.indices, using: &numbers)]
  }

  private mutating func number() -> CGFloat {
    let isOdd = Int.random(in: 0..<3, using: &numbers) == 0
    return Self.choose(of: isOdd ? Self.odd : Self.usual, using: &numbers)
  }

  private mutating func node(_ kind: ViewSketch.Kind, _ children: [ViewSketch]) -> ViewSketch {
    ViewSketch(
      kind: kind, numbers: (0..<4).map { _ in number() }, count: Self.choose(of: Self.counts, using: &numbers), children: children
    )
  }

  mutating func tree(depth: Int) -> ViewSketch {
    budget -= 1
    guard depth > 0, budget > 0 else { return node(.leaf(Self.choose(of: Leaf.allCases, using: &shapes)), []) }
    switch Int.random(in: 0..<10, using: &shapes) {
    case 0..<2: return node(.leaf(Self.choose(of: Leaf.allCases, using: &shapes)), [])
    case 2..<6:
      let kind = Self.choose(of: Container.allCases, using: &shapes)
      let children = (0..<Int.random(in: 1...4, using: &shapes)).map { _ in tree(depth: depth - 1) }
      return node(.container(kind), children)
    default:
      let kind = Self.choose(of: Modifier.allCases, using: &shapes)
      let children = (0..<(kind.takesLayer ? 2 : 1)).map { _ in tree(depth: depth - 1) }
      return node(.modifier(kind), children)
    }
  }
}
