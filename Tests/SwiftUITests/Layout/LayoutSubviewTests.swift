import ApusTesting
import SwiftUI
import Testing

@MainActor
private final class Found {
  var subviews: LayoutSubviews?
  var texts: [String] = []
  var spacings: [ViewSpacing] = []
}

private struct WeightKey: LayoutValueKey { static let defaultValue = 1.0 }

/// Lays its subviews beside each other, and hands them to a test when it has asked for sizes.
private struct Row: Layout {
  let found: Found
  var look: @MainActor (LayoutSubviews, Found) -> Void = { _, _ in }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      found.subviews = subviews
      found.texts = []
      look(subviews, found)
    }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: nil, height: bounds.height))
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

@Suite("What a layout is told of its views")
@MainActor
struct LayoutSubviewTests {
  private func read<V: View>(
    rightToLeft: Bool = false, @ViewBuilder _ content: () -> V, look: @escaping @MainActor (LayoutSubviews, Found) -> Void
  ) -> Found {
    let found = Found()
    let row = Row(found: found, look: look)
    _ = Screen(.init { $0.isRightToLeft = rightToLeft }) { row { content() } }
    return found
  }

  @Test("one subview for each view that a closure stands for, in order, with its size for any proposal")
  func sizes() {
    let found = read {
      Group {
        Box("a", 10, 20)
        Box("b", 30)
      }
      ForEach(0..<2) { _ in Color.red }
      if false { Box("never") }
    } look: { subviews, found in
      for subview in subviews {
        let (ideal, offered) = (subview.sizeThatFits(.unspecified), subview.sizeThatFits(ProposedViewSize(width: 50, height: 60)))
        found.texts.append("\(Int(ideal.width))x\(Int(ideal.height)) \(Int(offered.width))x\(Int(offered.height))")
      }
    }
    #expect(found.texts == ["10x20 10x20", "30x10 30x60", "10x10 50x60", "10x10 50x60"])
  }

  @Test("each with its priority, its values and its guides")
  func values() {
    let found = read {
      Box("a", 10, 20).layoutPriority(2)
      Box("b", 40, 20).layoutValue(key: WeightKey.self, value: 3).alignmentGuide(.leading) { $0.width / 4 }
    } look: { subviews, found in
      for subview: LayoutSubview in subviews {
        let dimensions = subview.dimensions(in: .unspecified)
        found.texts.append("\(subview.priority) \(subview[WeightKey.self])")
        found.texts.append("\(dimensions[HorizontalAlignment.leading]) \(dimensions[.bottom])")
      }
    }
    #expect(found.texts == ["2.0 1.0", "0.0 20.0", "0.0 3.0", "10.0 20.0"])
  }

  @Test("the views are a collection: slices keep their positions, a choice is counted anew, equal ones hold the same")
  func collection() {
    let found = read {
      ForEach([1, 2, 3, 4], id: \.self) { Color.red.layoutValue(key: WeightKey.self, value: Double($0)) }
    } look: { subviews, found in
      let weights = { (some: LayoutSubviews) in some.map { "\(Int($0[WeightKey.self]))" }.joined() }
      let slice = subviews[1..<3]
      found.texts.append("\(weights(slice)) \(slice.startIndex) \(slice.endIndex)")
      let chosen = subviews[[3, 0]]
      found.texts.append("\(weights(chosen)) \(chosen.startIndex) \(chosen.endIndex)")
      found.texts.append("\(slice[1] == subviews[1]) \(slice[1] == subviews[2]) \(chosen[1] == subviews[0])")
      found.texts.append(
        "\(slice == subviews[1..<3]) \(slice == subviews[0..<2]) \(weights(subviews.dropLast()))")
    }
    #expect(found.texts == ["23 1 3", "41 0 2", "true false true", "true false 123"])
  }

  @Test("which way lines run", arguments: [false, true])
  func direction(isRightToLeft: Bool) {
    let found = read(rightToLeft: isRightToLeft) {
      Color.red
    } look: { _, _ in
    }
    #expect(found.subviews?.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test("spacers and dividers follow the axis that a layout says it has; there is none by default")
  func orientation() {
    let divider = frames(
      in: CGSize(width: 200, height: 100),
      Row(found: Found()).callAsFunction {
        Box("a", 20, 30)
        Divider().overlay { Box("divider") }
        Spacer(minLength: 12).overlay { Box("spacer") }
      })
    // A pixel across, at two a point, and all of the height.
    #expect(divider["divider"]?.size == CGSize(width: 0.5, height: 100))
    #expect(divider["spacer"]?.width == 12)
    #expect(LayoutProperties().stackOrientation == nil)
  }
}

@Suite("Distances that views prefer")
@MainActor
struct ViewSpacingTests {
  /// The preferences of views, as a layout reads them.
  private func spacings<V: View>(@ViewBuilder _ content: () -> V) -> [ViewSpacing] {
    let found = Found()
    let row = Row(found: found) { subviews, found in found.spacings = subviews.map(\.spacing) }
    _ = Screen(.init { $0.scale = 2 }) { row { content() } }
    return found.spacings
  }

  @Test("two without wishes stand 8 apart, one with zero touches; a wish of both is the greater one")
  func distances() {
    let (plain, zero) = (ViewSpacing(), ViewSpacing.zero)
    for axis in Axis.allCases {
      #expect(plain.distance(to: plain, along: axis) == 8)
      #expect(zero.distance(to: plain, along: axis) == 0)
      #expect(plain.distance(to: zero, along: axis) == 0)
      #expect(zero.distance(to: zero, along: axis) == 0)
    }
  }

  @Test("wishes are united at the edges that are named")
  func unions() {
    let plain = ViewSpacing()
    let top = plain.union(.zero, edges: .top)
    #expect(plain.distance(to: top, along: .vertical) == 0)
    #expect(top.distance(to: plain, along: .vertical) == 8)
    #expect(top.distance(to: plain, along: .horizontal) == 8)
    var both = plain
    both.formUnion(.zero, edges: [.bottom, .leading])
    #expect(both.distance(to: plain, along: .vertical) == 0)
    #expect(plain.distance(to: both, along: .horizontal) == 0)
    #expect(both.distance(to: plain, along: .horizontal) == 8)
  }

  @Test("a view in the tree has the wishes with which stacks place it")
  func views() throws {
    let spacings = spacings {
      Text("a")
      Text("b")
      Color.red
    }
    try #require(spacings.count == 3)
    let result = frames(
      in: CGSize(width: 200, height: 200),
      VStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
        Box("c", 10, 10)
      })
    let (a, b, c) = (result["a"]!, result["b"]!, result["c"]!)
    #expect(spacings[0].distance(to: spacings[1], along: .vertical) == b.minY - a.maxY)
    #expect(abs(spacings[1].distance(to: spacings[2], along: .vertical) - (c.minY - b.maxY)) < 1e-9)
    #expect(spacings[0].distance(to: spacings[1], along: .vertical) < 8)
    #expect(spacings[0].distance(to: spacings[1], along: .horizontal) == 8)
  }
}
