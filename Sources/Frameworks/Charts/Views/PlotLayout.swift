import Foundation
import SwiftUI

/// Puts the views of a plot where the marks are that they belong to.
struct PlotLayout: Layout {
  let scene: ChartScene
  let version: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let geometry = scene.geometry(bounds.size) else { return }
    for view in subviews {
      switch view[PlotRoleKey.self] {
      case .marks: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .symbol(let mark):
        let frame = geometry.frame(of: mark)
        let position = frame.isNull ? CGPoint(x: -10_000, y: -10_000) : CGPoint(x: frame.midX, y: frame.midY)
        view.place(at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center, proposal: .unspecified)
      case .annotation(let mark, let annotation):
        let frame = geometry.frame(of: mark)
        let offered = annotation.proposal(for: frame.isNull ? .zero : frame.size)
        let size = view.sizeThatFits(offered)
        var position =
          frame.isNull
          ? CGRect(origin: CGPoint(x: -10_000, y: -10_000), size: size) : annotation.frame(of: size, beside: frame)
        if !frame.isNull { position = annotation.moved(position, into: bounds.size, chart: scene.chartInset) }
        view.place(
          at: CGPoint(x: bounds.minX + position.minX, y: bounds.minY + position.minY), proposal: ProposedViewSize(position.size))
      }
    }
  }
}

/// What a view is in a plot.
enum PlotRole {
  case marks
  case symbol(mark: Int)
  case annotation(mark: Int, MarkAnnotation)
}

struct PlotRoleKey: LayoutValueKey { static var defaultValue: PlotRole { .marks } }

/// Views that stand for points.
struct SymbolViews: View {
  let model: ChartModel

  private struct Symbol: Identifiable {
    var id: Int
    var view: AnyView
  }

  private var symbols: [Symbol] {
    model.placed.styled.compactMap { index in
      let mark = model.placed.declared(index)
      guard mark.kind == .point || mark.kind == .line, mark.hasSymbol,
        case .view(let view)? = model.styles.symbol(of: mark.style)
      else { return nil }
      return Symbol(id: index, view: view)
    }
  }

  var body: some View {
    ForEach(symbols) { $0.view.layoutValue(key: PlotRoleKey.self, value: .symbol(mark: $0.id)) }
  }
}

/// Views beside marks.
struct AnnotationViews: View {
  let model: ChartModel
  let scene: ChartScene

  private struct Item: Identifiable {
    var id: [Int]
    var annotation: MarkAnnotation
  }

  private var items: [Item] {
    model.placed.styled.flatMap { index in
      model.placed.declared(index).style.annotations.enumerated().map { Item(id: [index, $0.offset], annotation: $0.element) }
    }
  }

  var body: some View {
    ForEach(items) { item in
      item.annotation.content(AnnotationContext(targetSize: targetSize(of: item.id[0])))
        .layoutValue(key: PlotRoleKey.self, value: .annotation(mark: item.id[0], item.annotation))
    }
  }

  private func targetSize(of mark: Int) -> CGSize {
    guard let frame = scene.geometry?.frame(of: mark), !frame.isNull else { return .zero }
    return frame.size
  }
}
