import SwiftUI

struct BreadDetail: View {
  let bread: Bread

  var body: some View {
    VStack(spacing: 12) {
      Text(LocalizedStringKey(bread.name)).font(.largeTitle)
      Price(cents: bread.cents).font(.title)
      Text("Version \(version)")
    }
    .padding()
  }

  private var version: String { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "unknown" }
}

struct BreadDetail_Previews: PreviewProvider {
  static var previews: some View {
    BreadDetail(bread: Bread.all[0])
      .previewLayout(.sizeThatFits)
  }
}
