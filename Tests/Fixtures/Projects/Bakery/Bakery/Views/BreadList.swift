import SwiftUI

struct BreadList: View {
  private let breads = Bread.all

  var body: some View {
    NavigationView {
      List(breads) { bread in
        NavigationLink(destination: BreadDetail(bread: bread)) {
          HStack {
            Image("Loaf")
            Text(LocalizedStringKey(bread.name))
            Spacer()
            Price(cents: bread.cents)
          }
        }
      }
      .navigationBarTitle("Breads")
      .background(Color("Crust"))
    }
  }
}

struct BreadList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BreadList()
      BreadList()
        .environment(\.locale, Locale(identifier: "ja"))
        .previewDisplayName("Japanese")
    }
  }
}
