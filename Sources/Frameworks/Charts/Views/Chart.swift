import Foundation
public import SwiftUI

/// A view that shows data as marks: bars, lines, points, areas, rules, rectangles and sectors.
///
/// Scales, axes and a legend follow from the marks; modifiers whose names begin with `chart` say otherwise. Each evaluation
/// collects all marks again, so what is costly to compute is better kept outside of the closure.
///
///     Chart([3, 5, 2], id: \.self) { value in
///       BarMark(x: .value("Value", "\(value)"), y: .value("Count", value))
///     }
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @State private var scene = ChartScene()
  @Environment(\.chartOptions) private var options
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// Shows the marks in a closure.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Shows the marks that a closure makes of each element of a collection of identifiable elements.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Shows the marks that a closure makes of each element of a collection, identified by a property of the element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    let model = ChartModel(
      marks: _ChartMarks(of: content).marks, options: options,
      environment: ChartContext(calendar: calendar, locale: locale, timeZone: timeZone))
    scene.show(model)
    // What is said of this chart is not said of those in its annotations, labels, legend and layers.
    return ChartDecorations(scene: scene, version: scene.version, model: model).environment(\.chartOptions, ChartOptions())
  }
}
