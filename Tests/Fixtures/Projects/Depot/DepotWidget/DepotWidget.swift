import SwiftUI
import WidgetKit

@main
struct DepotWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "depot", provider: Provider()) { entry in Text(entry.date, style: .time) }
  }
}
