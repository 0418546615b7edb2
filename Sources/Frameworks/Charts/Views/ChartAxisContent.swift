public import SwiftUI

/// What stands beside the plot along an axis, as `chartXAxisStyle` and `chartYAxisStyle` are given it.
public struct ChartAxisContent: View {
  private let view: AnyView

  init(_ view: AnyView) { self.view = view }

  @MainActor public var body: some View { view }
}
